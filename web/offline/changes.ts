/** The tables changed, here or in another tab. */
const listeners = new Set<() => void>()
let channel: BroadcastChannel | null = null

const tell = () => listeners.forEach((listener) => listener())

export function announceChange(): void {
  tell()
  channel?.postMessage(null)
}

export function onChange(listener: () => void): () => void {
  if (!channel && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel('nephrochat-offline')
    channel.addEventListener('message', tell)
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}
