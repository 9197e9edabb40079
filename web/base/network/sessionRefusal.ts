const listeners = new Set<() => void>()
let isRefused = false

export function reportSessionRefusal(): void {
  isRefused = true
  for (const listener of listeners) listener()
}

export function onSessionRefusal(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For listeners that subscribe too late: first.ts sends queries before the app is loaded. */
export const isSessionRefused = (): boolean => isRefused
