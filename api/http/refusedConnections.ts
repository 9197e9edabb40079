import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { GraphQLError } from 'graphql'
import { malformedError, tooLarge } from '../base/errors'
import type { RespondingSocket } from './closeConnections'
import { problemText, problemType } from './problemText'

/** Sockets exempt from `requestMs`, during an upload (uploadAdmission.ts). */
const exemptSockets = new WeakSet<Socket>()
export const suspendTimeout = (socket: Socket): void => void exemptSockets.add(socket)
export const restoreTimeout = (socket: Socket): void => void exemptSockets.delete(socket)

type Refusal = [status: number, error: GraphQLError]
const malformed: Refusal = [400, malformedError()]
const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, malformedError()],
  HPE_HEADER_OVERFLOW: [431, tooLarge()],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, tooLarge()],
}

/**
 * Responds to connections that never became a request (no HTTP, too many headers, too slow) with a
 * problem and `headers`.
 */
export function refuseConnections(
  server: Server,
  headers: readonly (readonly [string, string])[],
): void {
  function responseOf([status, error]: Refusal): string {
    const body = problemText(status, error)
    const lines = [
      ...headers,
      ['Content-Type', problemType],
      ['Content-Length', Buffer.byteLength(body)],
      ['Cache-Control', 'no-store'],
      ['Connection', 'close'],
    ].map(([name, value]) => `${name}: ${value}\r\n`)
    return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
  }
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, stream) => {
    // node:http always passes a Socket.
    const socket = stream as RespondingSocket
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && exemptSockets.has(socket)) return
    if (!socket.writable || socket._httpMessage?.headersSent) return void socket.destroy()
    socket.write(responseOf(refusals[code] ?? malformed))
    socket.destroySoon()
  })
}
