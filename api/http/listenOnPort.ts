import { once } from 'node:events'
import type { Server } from 'node:http'
import {
  type AddressInfo,
  createServer,
  type ListenOptions,
  type Server as NetServer,
} from 'node:net'
import { bounds } from './bounds'

/**
 * libuv accepts one connection of a listener in each turn of its loop, and under load a turn takes
 * 10 to 300 ms. A wave of clients would wait for half a minute before it gets a 503
 * (docs/reliability.md). So a port has several listeners.
 */
const listeners = 32

/** Several listeners need Linux and Node 22.12 or newer; elsewhere there is one. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
export const canShare =
  process.platform === 'linux' && (major > 22 || (major === 22 && minor >= 12))

export interface OpenPort {
  port: number
  /**
   * Stops accepting connections. Resolves when all accepted connections have ended, except those of
   * `server` itself.
   */
  stop(): Promise<void>
}

/** @throws EADDRINUSE if any process listens there, including this one */
export async function listenOnPort(
  server: Server,
  at: { port: number; host: string },
): Promise<OpenPort> {
  if (!canShare) return { port: await open(server, at), stop: async () => undefined }
  // Listeners that share a port do not report each other. A listener that does not share the port
  // gets the error.
  const probe = createServer()
  const port = await open(probe, at)
  await close(probe)
  const shared = { ...at, port, reusePort: true }
  // Created like http.Server's own listener.
  const workers = Array.from({ length: listeners - 1 }, () =>
    createServer(
      { allowHalfOpen: true, noDelay: true },
      (socket) => void server.emit('connection', socket),
    ),
  )
  await Promise.all([server, ...workers].map((one) => open(one, shared)))
  return { port, stop: async () => void (await Promise.all(workers.map(close))) }
}

async function open(server: NetServer, at: ListenOptions): Promise<number> {
  server.listen({ ...at, backlog: bounds.backlog })
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const close = (server: NetServer) =>
  new Promise<void>((resolve) => void server.close(() => resolve()))
