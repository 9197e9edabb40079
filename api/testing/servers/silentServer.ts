import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface SilentServer {
  port: number
  /** The number of connections that were accepted. */
  connections(): number
  /** Ends all connections, and each new one at once. */
  refuse(): void
  close(): void
}

/** Starts a server that accepts connections and never answers. */
export async function startSilentServer(): Promise<SilentServer> {
  const open = new Set<Socket>()
  let count = 0
  let isRefusing = false
  const server = createServer((socket) => {
    count += 1
    socket.on('error', () => undefined).resume()
    if (isRefusing) return void socket.destroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const refuse = () => {
    isRefusing = true
    for (const socket of open) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => count,
    refuse,
    close() {
      refuse()
      server.close()
    },
  }
}
