import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { bounds } from './bounds'

/** The place of a request that was let in; whoever waits for a body gives it to others meanwhile (body.ts). */
interface Place {
  leave(): void
  /** False: there is no room any more. */
  takeAgain(): boolean
}
const places = new WeakMap<IncomingMessage, Place>()
export const placeOf = (request: IncomingMessage): Place | undefined => places.get(request)

/** Asked by whoever has to know whether this process lives: a full one does. */
const isHealth = (request: IncomingMessage) => /^\/api\/health(\?|$)/.test(request.url ?? '')

/**
 * Counts the connections and the requests that wait for their answer. Whether a request may come in: beyond the bounds it
 * is told 503 before anything of it is looked at. One that waits for its body holds no place: else a thousand of them
 * that never end would keep everybody out.
 */
export function createDoor(server: Server, log: Logger): (request: IncomingMessage, response: ServerResponse) => boolean {
  let connections = 0
  let inside = 0
  let refused = 0
  let told: NodeJS.Timeout | undefined
  const surplus = new WeakSet<Socket>()

  server.maxConnections = bounds.connectionsAtMost
  server.on('connection', (socket: Socket) => {
    connections += 1
    socket.once('close', () => (connections -= 1))
    if (connections <= bounds.connections) return
    server.closeIdleConnections()
    surplus.add(socket)
    const gone = setTimeout(() => socket.destroy(), bounds.surplusMs).unref()
    socket.once('close', () => clearTimeout(gone))
  })

  const isFull = () => inside >= bounds.requests

  function enter(request: IncomingMessage, response: ServerResponse): void {
    let isInside = false
    const place: Place = {
      leave() {
        if (isInside) inside -= 1
        isInside = false
      },
      takeAgain() {
        if (response.closed) return true
        if (isFull()) tell()
        else [inside, isInside] = [inside + 1, true]
        return isInside
      },
    }
    place.takeAgain()
    places.set(request, place)
    response.once('close', place.leave)
  }

  /** One line a second, however many there are. */
  function tell(): void {
    refused += 1
    told ??= setTimeout(() => {
      log.warn({ refused, inside, connections }, 'full')
      refused = 0
      told = undefined
    }, 1_000).unref()
  }

  return (request, response) => {
    if (isHealth(request)) return true
    const isSurplus = surplus.has(request.socket)
    if (isSurplus) response.setHeader('connection', 'close')
    if (isSurplus || isFull()) {
      tell()
      return false
    }
    enter(request, response)
    return true
  }
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
