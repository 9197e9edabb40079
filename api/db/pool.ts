import pg from 'pg'
import { DatabaseAway } from './away'
import { poolSize, sessionOf, type Waits } from './limits'

/** A connection to PostgreSQL whose loss ends nothing but itself. */
export class Line extends pg.Client {
  /** Not to be used again. */
  isBroken = false
  /** Nobody answered, or a replica did: other lines lead to the same place. */
  leadsAstray = false
  generation = 0

  constructor(config?: pg.ClientConfig) {
    super(config)
    // Whoever waits for an answer is told; unheard, the event would end the process.
    this.on('error', () => void (this.isBroken = true))
    this.query = (async (...query: unknown[]) => {
      try {
        return await (super.query as (...query: unknown[]) => Promise<unknown>)(...query)
      } catch (error) {
        throw this.judged(error)
      }
    }) as typeof this.query
  }

  /** What PostgreSQL did not say itself, and is no mistake in the call, comes of the line; pg has no codes for it. */
  private judged(error: unknown): unknown {
    if (error instanceof pg.DatabaseError) {
      // A failover: this server only reads now, and the next one does not.
      if (error.code === '25006') this.isBroken = this.leadsAstray = true
      return error
    }
    if (error instanceof TypeError || error instanceof RangeError) return error
    this.isBroken = this.leadsAstray = true
    return new DatabaseAway((error as Error).message, { cause: error })
  }

  /** At once, also where nobody answers a goodbye. */
  discard(): void {
    void this.end()
    this.connection.stream.destroy()
  }
}

type Taken = pg.PoolClient & Line

/** Its connections are used again as long as they are whole: after an error too. */
export class LinePool extends pg.Pool {
  /** Lines of an earlier one lead to a server that went away. */
  private generation = 0

  constructor(connectionString: string, waits: Waits) {
    super({
      connectionString,
      Client: Line,
      max: poolSize,
      connectionTimeoutMillis: waits.connectionMs,
      query_timeout: waits.answerMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      pipeline: true,
      // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it; its types do not say so yet
      onConnect: async (client) => void (await client.query(sessionOf(waits))),
    })
    // An idle connection that is lost is replaced at its next use; unheard, the event would end the process.
    this.on('error', () => undefined)
    this.on('connect', (line) => void ((line as Taken).generation = this.generation))
    this.on('release', (_, line) => this.lookAt(line as Taken))
    this.query = (async (query: pg.QueryConfig) => {
      const line = await this.connect()
      try {
        return await line.query(query)
      } finally {
        line.release()
      }
    }) as typeof this.query
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    return callback ? super.connect(callback) : this.take()
  }

  private async take(): Promise<Taken> {
    for (;;) {
      const line = (await super.connect().catch((error: Error) => {
        throw new DatabaseAway(error.message, { cause: error })
      })) as Taken
      if (line.generation === this.generation) return line
      line.release(true)
    }
  }

  /** As a line comes back; in the middle of a transaction, it would carry on with somebody else's. */
  private lookAt(line: Taken): void {
    if (line.leadsAstray && line.generation === this.generation) this.generation += 1
    if (line.isBroken || line.getTransactionStatus() !== 'I') line.discard()
  }
}
