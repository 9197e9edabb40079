import type { PendingChange } from './rows'

/** `forgotten`: rows that were sent, and are no longer in the tables. */
type Listener = (forgotten: readonly PendingChange[]) => void

const listeners = new Set<Listener>()
let channel: BroadcastChannel | null = null

const notify: Listener = (forgotten) => listeners.forEach((listener) => listener(forgotten))

export function announceChange(forgotten: readonly PendingChange[] = []): void {
  notify(forgotten)
  channel?.postMessage(forgotten)
}

export function onChange(listener: Listener): () => void {
  if (!channel && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel('nephrochat-offline')
    // An older build in another tab sends null.
    channel.addEventListener('message', ({ data }: MessageEvent<readonly PendingChange[] | null>) =>
      notify(data ?? []),
    )
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}
