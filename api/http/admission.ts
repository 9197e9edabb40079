import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { requestRefused } from '../base/log/events'
import { bounds } from './bounds'
import { networkOf } from './network'

/**
 * A request's permit among `bounds.requests`. It is released while its body is being received
 * (body.ts).
 */
interface RequestPermit {
  release(): void
  /** Returns false if all permits are taken. */
  reacquire(): boolean
  /** Keeps the permit until the work has ended, even if the client disconnects. */
  holdUntil(work: Promise<unknown>): void
  /** Calls back once the response and its work have ended. */
  onEnd(run: () => void): void
}
/**
 * It is a property of the request: a WeakMap would keep every request until V8's next full
 * collection.
 */
const permitKey = Symbol('permit')
type RequestWithPermit = IncomingMessage & { [permitKey]?: RequestPermit }
export const permitOf = (request: RequestWithPermit): RequestPermit | undefined =>
  request[permitKey]

/** Counts the work against `bounds.requests` until it has ended. */
export function trackWork<T>(request: IncomingMessage, work: Promise<T>): Promise<T> {
  permitOf(request)?.holdUntil(work)
  return work
}

/**
 * These paths always get a response: a full process is healthy, and its metrics show that it is
 * full.
 */
export const operatorPaths: readonly string[] = ['/api/health', '/metrics']
const isOperatorPath = ({ url = '' }: IncomingMessage) =>
  operatorPaths.includes(url.split('?', 1)[0]!)

/** A loopback address: a local proxy without TRUST_PROXY, so all clients share it. */
const isLocal = (network: string) => /^(127\.|0:0:0:0::)/.test(network)

/**
 * Decides whether a request is admitted. If not, it gets 503 before any of it is read. Open
 * connections are counted in all. Requests are counted in all and per network, until the response
 * and its work have ended: the work continues after a client disconnects. While its body is
 * received, a request has no permit: unfinished bodies would take them all. `hops` is TRUST_PROXY.
 */
export function createAdmission(
  server: Server,
  log: Logger,
  hops: number,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  let connections = 0
  let admittedCount = 0
  const admittedByNetwork = new Map<string, number>()
  let refused = 0
  let logTimer: NodeJS.Timeout | undefined
  const excessSockets = new WeakSet<Socket>()

  server.on('connection', (socket: Socket) => {
    connections += 1
    socket.once('close', () => (connections -= 1))
    if (connections > bounds.connectionsAtMost) return void socket.destroy()
    if (connections <= bounds.connections) return
    server.closeIdleConnections()
    excessSockets.add(socket)
    const excessTimer = setTimeout(() => socket.destroy(), bounds.excessConnectionMs).unref()
    socket.once('close', () => clearTimeout(excessTimer))
  })

  const isFull = (network: string) =>
    admittedCount >= bounds.requests ||
    ((admittedByNetwork.get(network) ?? 0) >= bounds.requestsOfNetwork && !isLocal(network))

  function count(network: string, step: 1 | -1): void {
    admittedCount += step
    const networkCount = (admittedByNetwork.get(network) ?? 0) + step
    if (networkCount > 0) admittedByNetwork.set(network, networkCount)
    else admittedByNetwork.delete(network)
  }

  function admit(request: RequestWithPermit, response: ServerResponse, network: string): void {
    let isAdmitted = false
    let pendingWork = 0
    const endCallbacks: (() => void)[] = []
    const releaseIfEnded = () => {
      if (!response.closed || pendingWork > 0) return
      permit.release()
      for (const run of endCallbacks.splice(0)) run()
    }
    const permit: RequestPermit = {
      release() {
        if (isAdmitted) count(network, -1)
        isAdmitted = false
      },
      reacquire() {
        if (isAdmitted) return true
        if (response.closed && pendingWork === 0) return false
        isAdmitted = !isFull(network)
        if (isAdmitted) count(network, 1)
        else reportRefusal('requests')
        return isAdmitted
      },
      holdUntil(work) {
        const endWork = () => {
          pendingWork -= 1
          releaseIfEnded()
        }
        pendingWork += 1
        work.then(endWork, endWork)
      },
      onEnd: (run) => void endCallbacks.push(run),
    }
    permit.reacquire()
    request[permitKey] = permit
    response.once('close', releaseIfEnded)
  }

  /** Logs at most one line per second. */
  function reportRefusal(full: 'requests' | 'connections'): void {
    refused += 1
    requestRefused.publish({ full })
    logTimer ??= setTimeout(() => {
      log.warn(
        { refused, admitted: admittedCount, connections },
        'requests refused: this process is at its limit',
      )
      refused = 0
      logTimer = undefined
    }, 1_000).unref()
  }

  return (request, response) => {
    if (isOperatorPath(request)) return true
    const isExcess = excessSockets.has(request.socket)
    if (isExcess) response.setHeader('connection', 'close')
    const network = networkOf(request, hops)
    if (isExcess || isFull(network)) {
      reportRefusal(isExcess ? 'connections' : 'requests')
      return false
    }
    admit(request, response, network)
    return true
  }
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
