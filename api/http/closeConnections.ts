import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long open requests may take after the server stops listening. */
export const graceMs = 10_000

/** node:http's own name for the response that is being sent on a socket. */
export type RespondingSocket = Socket & { _httpMessage?: ServerResponse | null }

/**
 * Sets `Connection: close` on every response once `shutdownSignal` is aborted, so that clients open their
 * next connection to another process.
 */
export function closeConnections(server: Server, shutdownSignal: AbortSignal): void {
  // Stores sockets, not responses: V8 keeps everything that was ever in a busy Set until its next
  // full collection.
  const open = new Set<RespondingSocket>()
  server.on('connection', (socket: RespondingSocket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  server.prependListener('request', (_, response: ServerResponse) => {
    response.shouldKeepAlive &&= !shutdownSignal.aborted
  })
  shutdownSignal.addEventListener('abort', () => {
    for (const { _httpMessage: response } of open) if (response) response.shouldKeepAlive = false
  })
}

const closingSockets = new WeakSet<Socket>()

/** Ends the connection after this response, and sends nothing for what the client sent after its request. */
export function closeAfterResponse(socket: Socket, response: ServerResponse): void {
  if (closingSockets.has(socket)) return
  closingSockets.add(socket)
  response.shouldKeepAlive = false
  // Headers that were sent already promised to keep the connection open.
  response.once('finish', () => socket.destroySoon())
}
