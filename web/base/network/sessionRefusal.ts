const listeners = new Set<() => void>()
let refused = false

export function refuse(): void {
  refused = true
  for (const listener of listeners) listener()
}

export function onRefusal(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For who listens too late: first.ts asks before the app is there. */
export const wasRefused = (): boolean => refused
