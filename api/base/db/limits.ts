export interface TimeLimits {
  connectionMs: number
  lockMs: number
  statementMs: number
  /** The client measures it, for a connection that loses every packet. */
  responseMs: number
  /** Limits a transaction of Prisma's, from BEGIN to COMMIT. */
  transactionMs: number
  /**
   * The server measures it between two statements of a transaction. It releases the locks of a lost
   * connection.
   */
  idleInTransactionMs: number
}

/**
 * A client gets a response within 5 s, also when the database is unavailable. The first failure ends a
 * request, so the longest wait is one for a connection and one for a response: 2 + 2.5 s. Each
 * limit is below the enclosing one, so that the most exact error is thrown first: a lock's before the
 * statement's, the server's before the client's. A deadlock is found after 1,000 ms (PostgreSQL's
 * default).
 */
export const defaultTimeLimits: TimeLimits = {
  connectionMs: 2_000,
  lockMs: 1_500,
  statementMs: 2_000,
  responseMs: 2_500,
  transactionMs: 3_000,
  idleInTransactionMs: 5_000,
}

/** The start and backups use it. Their statements have no limit. */
export const maintenanceConnectionMs = 10_000

/** This is pg's default. A server has 100 for all processes. */
export const poolSize = 10

/** `maxWait` includes BEGIN: the wait for a connection and for a response. */
export const transactionLimits = ({ connectionMs, transactionMs }: TimeLimits) => ({
  maxWait: connectionMs + 1_000,
  timeout: transactionMs,
})
/** In the embedded database, all transactions share one connection. */
export const embeddedTransactionLimits = { maxWait: 10_000, timeout: 15_000 }

/** Both of Prisma's adapters write and read instants without an offset. */
export const utc = `SET TIME ZONE 'UTC'`

/** The settings of each connection. Behind a pooler, the pooler makes them (docs/cluster.md). */
export const sessionSettings = ({
  statementMs,
  lockMs,
  idleInTransactionMs,
}: TimeLimits): Record<string, string> => ({
  // Uses one plan for all parameters: `LIMIT $n` would otherwise be planned at each execution.
  plan_cache_mode: 'force_generic_plan',
  statement_timeout: String(statementMs),
  lock_timeout: String(lockMs),
  idle_in_transaction_session_timeout: String(idleInTransactionMs),
})

export const sessionScript = (timeLimits: TimeLimits) =>
  [
    utc,
    ...Object.entries(sessionSettings(timeLimits)).map(([name, value]) => `SET ${name} = ${value}`),
    // The values are in seconds. The default keeps a lost connection's session for two hours.
    'SET tcp_keepalives_idle = 30',
    'SET tcp_keepalives_interval = 10',
    'SET tcp_keepalives_count = 3',
  ].join('; ')
