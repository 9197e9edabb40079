import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Target {
  host: string
  port: number
}

/** What happens to bytes: they pass, or are taken and dropped while the connection stands. `answers`: those from the server alone. */
type Flow = 'pass' | 'swallow' | 'swallow answers'

/** A line between a client and a server that a test can break, in every way in which lines break. */
export interface TcpProxy {
  port: number
  /** The server's URL, by way of the proxy. */
  through(url: string): string
  /** Ends the connections that stand, in good order (FIN). New ones pass. */
  cut(): void
  /** Resets the connections that stand (RST). New ones pass. */
  reset(): void
  /** A black hole: connections stand and new ones are taken, and nothing arrives; or nothing comes back. */
  swallow(what?: 'everything' | 'answers'): void
  /** New connections are reset at once; those that stand stay. */
  refuse(): void
  /** Each chunk, both ways, is this much later. In ms. */
  delay(ms: number): void
  /** The next time that a client sends this text, the server is given it, and the connection is reset in the place of its answer. */
  resetInsteadOfAnswerTo(text: string): void
  /** New connections go there: a failover. */
  pointTo(target: Target): void
  /** Everything passes at once again. What was swallowed stays lost. */
  mend(): void
  /** How many connections stand. */
  readonly connections: number
  /** How many were opened since the start. */
  readonly opened: number
  /** How many bytes were taken and dropped since the start. */
  readonly swallowed: number
  close(): Promise<void>
}

interface Line {
  client: Socket
  server: Socket
}

export async function startTcpProxy(first: Target): Promise<TcpProxy> {
  const lines = new Set<Line>()
  let target = first
  let flow: Flow = 'pass'
  let isRefusing = false
  let delayMs = 0
  let trap: Buffer | null = null
  let swallowed = 0
  let opened = 0

  const listener = createServer({ allowHalfOpen: true }, (client) => {
    client.on('error', () => undefined)
    if (isRefusing) return void client.resetAndDestroy()
    const server = connect({ ...target, allowHalfOpen: true }).on('error', () => undefined)
    const line: Line = { client, server }
    lines.add(line)
    opened += 1
    let isTrapped = false
    for (const socket of [client, server]) socket.setNoDelay(true)
    carry(client, server, (chunk) => {
      if (trap && chunk.includes(trap)) {
        trap = null
        isTrapped = true
      }
      return flow !== 'swallow'
    })
    carry(server, client, () => {
      if (isTrapped) resetLine(line)
      return flow === 'pass' && !isTrapped
    })
    // A side that was reset, or never answered, resets the other.
    for (const [side, other] of [[client, server], [server, client]] as const) {
      side.once('close', (hadError) => {
        lines.delete(line)
        if (hadError) other.resetAndDestroy()
        else other.destroySoon()
      })
    }
  })

  /** In order, also where the delay changes in between. */
  function carry(from: Socket, to: Socket, passes: (chunk: Buffer) => boolean): void {
    let last: Promise<void> = Promise.resolve()
    const later = (act: () => void) => {
      const waited = delayMs === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, delayMs))
      last = last.then(() => waited).then(() => (to.destroyed ? undefined : act()))
    }
    from.on('data', (chunk) =>
      later(() => {
        if (passes(chunk)) to.write(chunk)
        else swallowed += chunk.length
      }),
    )
    from.on('end', () => later(() => void (flow === 'pass' && to.end())))
  }

  function resetLine({ client, server }: Line): void {
    client.resetAndDestroy()
    server.resetAndDestroy()
  }

  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return {
    port,
    through: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    cut: () => {
      for (const { client, server } of lines) {
        client.end()
        server.end()
      }
    },
    reset: () => lines.forEach(resetLine),
    swallow: (what = 'everything') => void (flow = what === 'everything' ? 'swallow' : 'swallow answers'),
    refuse: () => void (isRefusing = true),
    delay: (ms) => void (delayMs = ms),
    resetInsteadOfAnswerTo: (text) => void (trap = Buffer.from(text)),
    pointTo: (next) => void (target = next),
    mend: () => {
      flow = 'pass'
      isRefusing = false
      delayMs = 0
      trap = null
    },
    get connections() {
      return lines.size
    },
    get opened() {
      return opened
    },
    get swallowed() {
      return swallowed
    },
    close: async () => {
      const closed = once(listener, 'close')
      listener.close()
      lines.forEach(resetLine)
      await closed
    },
  }
}
