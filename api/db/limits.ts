/** How long PostgreSQL is waited for. */
export interface Waits {
  /** For a free connection of the pool, or a new one. */
  connectionMs: number
  /** For a row that somebody else holds. */
  lockMs: number
  statementMs: number
  /** Asked here: a line that swallows everything says nothing. */
  answerMs: number
  /** For a transaction of Prisma's, from BEGIN to COMMIT. */
  transactionMs: number
  /** In the server, between two statements of a transaction: what a lost line left open lets go of its locks. */
  idleInTransactionMs: number
}

/**
 * Every bound stands here. A client is answered within 5 s, also by a database that is away. The first failure ends a
 * request, so the longest wait is one for a connection and one for an answer: 2 + 2.5 s. Each bound lies under the one
 * around it, so that the one who knows most says what was wrong: a lock before a statement, the server before the line.
 * A deadlock is found after 1,000 ms (PostgreSQL's default).
 */
export const waits: Waits = { connectionMs: 2_000, lockMs: 1_500, statementMs: 2_000, answerMs: 2_500, transactionMs: 3_000, idleInTransactionMs: 5_000 }

/** For the start and backups, whose statements take what they take: to be connected. */
export const patientConnectionMs = 10_000

/** As many as pg's default: more sessions do not make a server faster, and one has 100 for all processes. */
export const poolSize = 10

/** Prisma's transactions. To have begun takes a connection and an answer. */
export const transactionsOn = ({ connectionMs, transactionMs }: Waits) => ({ maxWait: connectionMs + 1_000, timeout: transactionMs })
/** Embedded, all transactions share one connection, and a burst waits its turn. */
export const embeddedTransactions = { maxWait: 10_000, timeout: 15_000 }

/** Both of Prisma's adapters write and read instants without their offset: the session's zone has to be UTC. */
export const utc = `SET TIME ZONE 'UTC'`

/** What a session of the pool is told as it begins. */
export const sessionOf = ({ statementMs, lockMs, idleInTransactionMs }: Waits) =>
  [
    utc,
    // A plan that serves every parameter: `LIMIT $n` would otherwise be planned anew at each execution.
    'SET plan_cache_mode = force_generic_plan',
    `SET statement_timeout = ${statementMs}`,
    `SET lock_timeout = ${lockMs}`,
    `SET idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
    // The server forgets a session whose line is gone, rather than keep it for two hours. In seconds.
    'SET tcp_keepalives_idle = 30',
    'SET tcp_keepalives_interval = 10',
    'SET tcp_keepalives_count = 3',
  ].join('; ')
