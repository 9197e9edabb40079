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
 * libuv takes in one connection of a listener in each turn of its loop, and under load a turn takes 10 to 300 ms: a wave
 * of clients would wait for half a minute before anything says 503 to them (docs/reliability.md). So a port has several.
 */
const listeners = 32

/** Linux, and Node 22.12 or newer; elsewhere there is one. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
export const canShare =
  process.platform === 'linux' && (major > 22 || (major === 22 && minor >= 12))

export interface Listening {
  port: number
  /** Takes in nobody any more. Ends when all who were taken in have gone, but those of `server` itself. */
  stop(): Promise<void>
}

/** @throws EADDRINUSE where anybody listens there, we ourselves included */
export async function takePort(
  server: Server,
  at: { port: number; host: string },
): Promise<Listening> {
  if (!canShare) return { port: await open(server, at), stop: async () => undefined }
  // Those who share a port do not tell each other. Whoever does not share it is told.
  const alone = createServer()
  const port = await open(alone, at)
  await closed(alone)
  const shared = { ...at, port, reusePort: true }
  // As http.Server makes its own.
  const others = Array.from({ length: listeners - 1 }, () =>
    createServer(
      { allowHalfOpen: true, noDelay: true },
      (socket) => void server.emit('connection', socket),
    ),
  )
  await Promise.all([server, ...others].map((one) => open(one, shared)))
  return { port, stop: async () => void (await Promise.all(others.map(closed))) }
}

async function open(server: NetServer, at: ListenOptions): Promise<number> {
  server.listen({ ...at, backlog: bounds.backlog })
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const closed = (server: NetServer) => new Promise<void>((ended) => void server.close(() => ended()))
