import type { Server, ServerResponse } from 'node:http'

/** How long open requests may take after the server stops listening. */
export const graceMs = 10_000

/** From the abort of `ending` on, every response says `Connection: close`, so that clients open their next one elsewhere. */
export function closeConnections(server: Server, ending: AbortSignal): void {
  const open = new Set<ServerResponse>()
  server.prependListener('request', (_, response: ServerResponse) => {
    // Refused by the door: 'close' would never be emitted.
    if (!response.socket) return
    response.shouldKeepAlive &&= !ending.aborted
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  ending.addEventListener('abort', () => {
    for (const response of open) response.shouldKeepAlive = false
  })
}
