import { setTimeout as wait } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '#prisma'
import type { SqlConnection, Database, Statement } from './database'
import {
  maintenanceConnectionMs,
  sessionScript,
  transactionLimits,
  utc,
  type TimeLimits,
  defaultTimeLimits,
} from './limits'
import { DatabaseConnection, ConnectionPool } from './pool'
import { checkPooler } from './pooler'
import { DatabaseUnavailableError, isDatabaseUnavailable } from './unavailable'

interface PostgresOptions {
  /** The address of a pooler in transaction mode. */
  poolerUrl?: string | null
  /** Longer in tests, on a busy machine. */
  timeLimits?: TimeLimits
}

export async function openPostgres(
  url: string,
  { poolerUrl = null, timeLimits = defaultTimeLimits }: PostgresOptions = {},
): Promise<Database> {
  const pool =
    poolerUrl === null
      ? new ConnectionPool(url, timeLimits, sessionScript(timeLimits))
      : new ConnectionPool(poolerUrl, timeLimits, utc)
  const { keepsStatements } =
    poolerUrl === null ? { keepsStatements: true } : await checkPooler(pool, timeLimits)
  const { hostname, pathname } = new URL(url)
  const location = `${pathname.slice(1)} on ${hostname || 'a local socket'}`
  const adapter = new PrismaPg(pool, {
    statementNameGenerator: keepsStatements ? statementNames() : () => '',
  })
  const prisma = new PrismaClient({
    adapter,
    transactionOptions: transactionLimits(timeLimits),
    errorFormat: 'minimal',
  })
  return {
    prisma,
    rows: async <Row>(statement: Statement, values: unknown[]) =>
      (await pool.query({ ...statement, ...(!keepsStatements && { name: '' }), values }))
        .rows as Row[],
    kind: 'postgres',
    description: `PostgreSQL, ${location}`,
    connection: (use) =>
      onOwnConnection(url, use).catch((error: unknown) => {
        throw isDatabaseUnavailable(error)
          ? new DatabaseUnavailableError(
              `DATABASE_URL: PostgreSQL does not respond (${location}).`,
              { cause: error },
            )
          : error
      }),
    pool: () => ({ used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      // Without a limit, a connection that loses every packet would not end.
      const ended = prisma.$disconnect().then(() => pool.end())
      await Promise.race([ended, wait(timeLimits.responseMs, undefined, { ref: false })])
    },
  }
}

async function onOwnConnection<T>(
  url: string,
  use: (connection: SqlConnection) => Promise<T>,
): Promise<T> {
  const connection = new DatabaseConnection({
    connectionString: url,
    connectionTimeoutMillis: maintenanceConnectionMs,
    keepAlive: true,
  })
  await connection.connect()
  try {
    await connection.query(utc)
    return await use({
      run: async (script) => void (await connection.query(script)),
      rows: async <Row>(sql: string, values: unknown[] = []) =>
        (await connection.query(sql, values)).rows as Row[],
    })
  } finally {
    await connection.end()
  }
}

/** Returns a function that names prepared statements. Beyond `limit` of them, further ones are unnamed. */
function statementNames(limit = 500): (query: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    const cached = names.get(sql)
    if (cached !== undefined) return cached
    if (names.size >= limit) return ''
    const name = `s${names.size}`
    names.set(sql, name)
    return name
  }
}
