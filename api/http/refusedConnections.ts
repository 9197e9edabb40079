import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { RespondingSocket } from './closeConnections'

/** Sockets exempt from `requestMs`, during an upload (uploadAdmission.ts). */
const exemptSockets = new WeakSet<Socket>()
export const suspendTimeout = (socket: Socket): void => void exemptSockets.add(socket)
export const restoreTimeout = (socket: Socket): void => void exemptSockets.delete(socket)

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/**
 * Responds to connections that never became a request (no HTTP, too many headers, too slow) with a
 * status and `headers`.
 */
export function refuseConnections(
  server: Server,
  headers: readonly (readonly [string, string])[],
): void {
  const lines = [...headers, ['Connection', 'close'], ['Content-Length', '0']]
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, stream) => {
    // node:http always passes a Socket.
    const socket = stream as RespondingSocket
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && exemptSockets.has(socket)) return
    const status = statuses[code] ?? 400
    if (!socket.writable || socket._httpMessage?.headersSent) return void socket.destroy()
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`)
    socket.destroySoon()
  })
}
