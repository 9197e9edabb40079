import type { WaitingEntry } from './rows'

/** The tables changed, here or in another tab. `forgotten`: what was sent, and of which the tables hold nothing more. */
type Listener = (forgotten: readonly WaitingEntry[]) => void

const listeners = new Set<Listener>()
let channel: BroadcastChannel | null = null

const tell: Listener = (forgotten) => listeners.forEach((listener) => listener(forgotten))

export function announceChange(forgotten: readonly WaitingEntry[] = []): void {
  tell(forgotten)
  channel?.postMessage(forgotten)
}

export function onChange(listener: Listener): () => void {
  if (!channel && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel('nephrochat-offline')
    // An older build in another tab says nothing but that there was a change.
    channel.addEventListener('message', ({ data }: MessageEvent<readonly WaitingEntry[] | null>) => tell(data ?? []))
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}
