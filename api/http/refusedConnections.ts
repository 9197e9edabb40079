import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { GraphQLError } from 'graphql'
import { malformedError, tooLarge } from '../base/errors'
import { bounds } from './bounds'
import { closeAfterResponse, type RespondingSocket } from './closeConnections'
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
    const response = socket._httpMessage
    // The client sent more than its request, whose response is pending and may report a write.
    if (socket.writable && response?.req.complete) return closeAfterResponse(socket, response)
    if (!socket.writable || response?.headersSent) return void socket.destroy()
    socket.write(responseOf(refusals[code] ?? malformed))
    socket.destroySoon()
  })
}

/** HTTP/1.1 requires `Host`. node:http's own response would lack our headers. */
export const lacksHost = ({ headers, httpVersion }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.host === undefined

export function refuseWithoutHost(response: ServerResponse): void {
  const [status, error] = malformed
  const body = problemText(status, error)
  response.writeHead(status, {
    'content-type': problemType,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  })
  response.end(body)
}

const pipelinedCounts = new WeakMap<Socket, number>()

/**
 * Ends the connection of a pipelined request, which no browser and no proxy sends, after the response
 * before it. The request is not served: node:http would not report when its connection closes, so that
 * counts of open requests would never decrease.
 */
export function refusePipelined(request: IncomingMessage): void {
  const socket: RespondingSocket = request.socket
  const count = (pipelinedCounts.get(socket) ?? 0) + 1
  pipelinedCounts.set(socket, count)
  if (!socket._httpMessage || count > bounds.pipelined) return void socket.destroy()
  // Unread bytes would reset the connection before the client has the response.
  request.resume()
  closeAfterResponse(socket, socket._httpMessage)
}
