const listeners = new Set<() => void>()
let refused = false

/** The server refused the refresh token: the session is over. */
export function refuse(): void {
  refused = true
  for (const listener of listeners) listener()
}

export function onRefusal(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether it happened since the page was opened: the document's first script asks before anybody listens. */
export const wasRefused = (): boolean => refused
