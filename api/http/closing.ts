import type { Server, ServerResponse } from 'node:http'

/** For what is in flight when the server stops listening; what takes longer is cut. */
export const graceMs = 10_000

/**
 * From the moment that `ending` is aborted, every answer says `Connection: close`, also of what was asked before: a
 * client that keeps its connection alive takes the next request elsewhere, rather than to one that is being closed.
 */
export function closeConnections(server: Server, ending: AbortSignal): void {
  const open = new Set<ServerResponse>()
  server.prependListener('request', (_, response: ServerResponse) => {
    // The door turns it away, and it never closes.
    if (!response.socket) return
    response.shouldKeepAlive &&= !ending.aborted
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  ending.addEventListener('abort', () => {
    for (const response of open) response.shouldKeepAlive = false
  })
}
