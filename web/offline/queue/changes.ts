import { createListeners } from '../../base/listeners'
import type { PendingChange } from './rows'

/** `deleted` are rows that were sent, and are no longer in the tables. */
const { notify, subscribe } = createListeners<[deleted: readonly PendingChange[]]>()
let channel: BroadcastChannel | null = null

export function announceChange(deleted: readonly PendingChange[] = []): void {
  openChannel()
  notify(deleted)
  channel?.postMessage(deleted)
}

export function onChange(listener: Parameters<typeof subscribe>[0]): () => void {
  openChannel()
  return subscribe(listener)
}

function openChannel(): void {
  if (channel || !('BroadcastChannel' in globalThis)) return
  channel = new BroadcastChannel('nephrochat-offline')
  // An older build in another tab sends null.
  channel.addEventListener('message', ({ data }: MessageEvent<readonly PendingChange[] | null>) =>
    notify(data ?? []),
  )
}
