import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Target {
  host: string
  port: number
}

/** Bytes pass or are dropped. 'drop responses' drops only the server's. */
type Flow = 'pass' | 'drop' | 'drop responses'

/** Describes a TCP connection between a client and a server, which a test can break. */
export interface TcpProxy {
  port: number
  through(url: string): string
  /** Closes open connections (FIN). New ones pass. */
  cut(): void
  /** Resets open connections (RST). New ones pass. */
  reset(): void
  /** Drops all bytes, or those of the server, while connections open and stay open. */
  drop(what?: 'everything' | 'responses'): void
  /** Resets new connections; open ones stay. */
  refuse(): void
  /** Delays each chunk, both ways. */
  delay(ms: number): void
  /**
   * When a client next sends this text, the server gets it and the connection is reset in place of
   * the response.
   */
  resetInsteadOfResponseTo(text: string): void
  /** Connects new clients to another server, as after a failover. */
  pointTo(target: Target): void
  /** Lets all bytes pass again. Dropped bytes stay lost. */
  restore(): void
  readonly connections: number
  /** Counts connections since the start. */
  readonly opened: number
  /** Counts dropped bytes since the start. */
  readonly droppedBytes: number
  close(): Promise<void>
}

interface ProxiedConnection {
  client: Socket
  server: Socket
}

export async function startTcpProxy(first: Target): Promise<TcpProxy> {
  const openConnections = new Set<ProxiedConnection>()
  let target = first
  let flow: Flow = 'pass'
  let isRefusing = false
  let delayMs = 0
  let resetTrigger: Buffer | null = null
  let droppedBytes = 0
  let opened = 0

  const listener = createServer({ allowHalfOpen: true }, (client) => {
    client.on('error', () => undefined)
    if (isRefusing) return void client.resetAndDestroy()
    const server = connect({ ...target, allowHalfOpen: true }).on('error', () => undefined)
    const connection: ProxiedConnection = { client, server }
    openConnections.add(connection)
    opened += 1
    let isResetDue = false
    for (const socket of [client, server]) socket.setNoDelay(true)
    carry(client, server, (chunk) => {
      if (resetTrigger && chunk.includes(resetTrigger)) {
        resetTrigger = null
        isResetDue = true
      }
      return flow !== 'drop'
    })
    carry(server, client, () => {
      if (isResetDue) resetConnection(connection)
      return flow === 'pass' && !isResetDue
    })
    // If one side is reset or never responds, the other is reset.
    for (const [side, other] of [
      [client, server],
      [server, client],
    ] as const) {
      side.once('close', (hadError) => {
        openConnections.delete(connection)
        if (hadError) other.resetAndDestroy()
        else other.destroySoon()
      })
    }
  })

  /** Forwards chunks in order, also if the delay changes. */
  function carry(from: Socket, to: Socket, passes: (chunk: Buffer) => boolean): void {
    let last: Promise<void> = Promise.resolve()
    const later = (act: () => void) => {
      const delay =
        delayMs === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, delayMs))
      last = last.then(() => delay).then(() => (to.destroyed ? undefined : act()))
    }
    from.on('data', (chunk) =>
      later(() => {
        if (passes(chunk)) to.write(chunk)
        else droppedBytes += chunk.length
      }),
    )
    from.on('end', () => later(() => void (flow === 'pass' && to.end())))
  }

  function resetConnection({ client, server }: ProxiedConnection): void {
    client.resetAndDestroy()
    server.resetAndDestroy()
  }

  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return {
    port,
    through: (url) =>
      Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    cut: () => {
      for (const { client, server } of openConnections) {
        client.end()
        server.end()
      }
    },
    reset: () => openConnections.forEach(resetConnection),
    drop: (what = 'everything') => void (flow = what === 'everything' ? 'drop' : 'drop responses'),
    refuse: () => void (isRefusing = true),
    delay: (ms) => void (delayMs = ms),
    resetInsteadOfResponseTo: (text) => void (resetTrigger = Buffer.from(text)),
    pointTo: (next) => void (target = next),
    restore: () => {
      flow = 'pass'
      isRefusing = false
      delayMs = 0
      resetTrigger = null
    },
    get connections() {
      return openConnections.size
    },
    get opened() {
      return opened
    },
    get droppedBytes() {
      return droppedBytes
    },
    close: async () => {
      const closed = once(listener, 'close')
      listener.close()
      openConnections.forEach(resetConnection)
      await closed
    },
  }
}
