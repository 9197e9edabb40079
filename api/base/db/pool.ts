import type { Socket } from 'node:net'
import pg from 'pg'
import { poolSize, type TimeLimits } from './limits'
import { DatabaseUnavailableError } from './unavailable'

/** A connection to PostgreSQL whose loss affects no other connection. */
export class DatabaseConnection extends pg.Client {
  isBroken = false
  /** The server does not respond, or is a replica: other connections reach the same server. */
  isWrongServer = false
  generation = 0
  private openQueries = 0

  constructor(config?: pg.ClientConfig) {
    super(config)
    // The query rejects; without a listener, the event would end the process.
    this.on('error', () => void (this.isBroken = true))
    // Uses a callback: with pg's own promise, V8 keeps the read data until the next full
    // collection, 130 MB under load.
    this.query = ((query: string, values: unknown[]) =>
      new Promise<pg.QueryResult>((resolve, reject) => {
        super.query(query, values, (error: Error | null, result) => {
          this.openQueries -= 1
          if (error) reject(this.toUnavailable(error))
          else resolve(result)
        })
        this.openQueries += 1
      })) as typeof this.query
  }

  /**
   * Closes the connection if a query gets no response for `ms`. All queries share a timer: with
   * a timer per query, V8 keeps its response.
   */
  breakAfter(ms: number): void {
    const stream = this.connection.stream as Socket
    stream.setTimeout(ms)
    stream.on('timeout', () => {
      if (this.openQueries > 0) stream.destroy(new Error('PostgreSQL sent no response in time'))
    })
  }

  /**
   * Returns the error to throw. An error without PostgreSQL's code that is no mistake in the call
   * comes from the connection, which is then marked as broken.
   */
  private toUnavailable(error: unknown): unknown {
    if (error instanceof pg.DatabaseError) {
      // After a failover this server is read-only, and a new connection reaches the new primary.
      if (error.code === '25006') this.isBroken = this.isWrongServer = true
      return error
    }
    if (error instanceof TypeError || error instanceof RangeError) return error
    this.isBroken = this.isWrongServer = true
    return new DatabaseUnavailableError((error as Error).message, { cause: error })
  }

  /** Closes the connection at once, also if the server does not respond. */
  discard(): void {
    void this.end()
    this.connection.stream.destroy()
  }
}

type PooledConnection = pg.PoolClient & DatabaseConnection

/** A pool that keeps connections after an error, as long as they are usable. */
export class ConnectionPool extends pg.Pool {
  /** Connections of an earlier generation lead to a server that is lost. */
  private generation = 0

  /** `session` holds the settings of a new connection. */
  constructor(connectionString: string, timeLimits: TimeLimits, session: string) {
    super({
      connectionString,
      Client: DatabaseConnection,
      max: poolSize,
      connectionTimeoutMillis: timeLimits.connectionMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      pipeline: true,
      // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it
      onConnect: async (client) => {
        ;(client as PooledConnection).breakAfter(timeLimits.responseMs)
        await client.query(session)
      },
    })
    // A lost idle connection is replaced at its next use; without a listener, the event would end
    // the process.
    this.on('error', () => undefined)
    this.on(
      'connect',
      (connection) => void ((connection as PooledConnection).generation = this.generation),
    )
    this.on('release', (_, connection) => this.checkReleased(connection as PooledConnection))
    this.query = (async (query: pg.QueryConfig) => {
      const connection = await this.connect()
      try {
        return await connection.query(query)
      } finally {
        connection.release()
      }
    }) as typeof this.query
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    return callback ? super.connect(callback) : this.acquire()
  }

  private async acquire(): Promise<PooledConnection> {
    for (;;) {
      const connection = (await super.connect().catch((error: Error) => {
        throw new DatabaseUnavailableError(error.message, { cause: error })
      })) as PooledConnection
      if (connection.generation === this.generation) return connection
      connection.release(true)
    }
  }

  /** Discards a returned connection that must not be reused, such as one within a transaction. */
  private checkReleased(connection: PooledConnection): void {
    if (connection.isWrongServer && connection.generation === this.generation) this.generation += 1
    if (connection.isBroken || connection.getTransactionStatus() !== 'I') connection.discard()
  }
}
