import type { PendingChange } from './rows'

/** `deleted` are rows that were sent, and are no longer in the tables. */
type Listener = (deleted: readonly PendingChange[]) => void

const listeners = new Set<Listener>()
let channel: BroadcastChannel | null = null

const notify: Listener = (deleted) => listeners.forEach((listener) => listener(deleted))

export function announceChange(deleted: readonly PendingChange[] = []): void {
  openChannel()
  notify(deleted)
  channel?.postMessage(deleted)
}

export function onChange(listener: Listener): () => void {
  openChannel()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function openChannel(): void {
  if (channel || !('BroadcastChannel' in globalThis)) return
  channel = new BroadcastChannel('nephrochat-offline')
  // An older build in another tab sends null.
  channel.addEventListener('message', ({ data }: MessageEvent<readonly PendingChange[] | null>) =>
    notify(data ?? []),
  )
}
