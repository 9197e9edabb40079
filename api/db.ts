import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { PrismaClient } from '#prisma'
import type { Env } from './env'
import { lockFolder } from './folderLock'

/** One connection, for what Prisma has no words for. */
export interface Connection {
  /** Several statements, no parameters. */
  run(script: string): Promise<void>
  rows<Row>(sql: string, values?: unknown[]): Promise<Row[]>
}

/** SQL of our own, with a name under which a server keeps its plan. */
export interface Statement {
  name: string
  text: string
}

export interface Rows {
  rows<Row>(statement: Statement, values: unknown[]): Promise<Row[]>
}

/** `rows` runs one statement, outside of any transaction: what the hot path is made of (docs/adr/0007). */
export interface Database extends Rows {
  prisma: PrismaClient
  /**
   * Read committed; what `work` throws rolls back. Within it, its own `rows` alone: another's would wait for its end.
   * Statements that are asked for at once run in that order, and share a way to the server and back.
   */
  transaction<T>(work: (tx: Rows) => Promise<T>): Promise<T>
  kind: 'pglite' | 'postgres'
  /** What stands in the log's first line; never a password. */
  description: string
  connection<T>(use: (connection: Connection) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Prisma's longer ones quote the call, with what was to be written. */
const errorFormat = 'minimal'

export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}

export async function openDatabase(env: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (env.databaseUrl !== null) return openPostgres(env.databaseUrl)
  const folder = join(env.dataDir, 'db')
  mkdirSync(env.dataDir, { recursive: true })
  const unlock = lockFolder(folder)
  try {
    const { PGlite } = await import('@electric-sql/pglite')
    const pglite = await PGlite.create(folder, { startParams: [...PGlite.defaultStartParams, ...buffers] })
    const database = await usePglite(pglite, `PGlite in ${folder}`)
    return { ...database, close: () => database.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** PostgreSQL's own 128 MB are written once at the start, and the system keeps what was read from the files too. */
const buffers = ['-c', 'shared_buffers=32MB']

/** A burst waits its turn for a connection rather than failing: embedded, all transactions share one. In ms. */
const transactionOptions = { maxWait: 10_000, timeout: 15_000 }

// Both adapters write and read instants without their offset: the session's zone has to be UTC.
const session = `SET TIME ZONE 'UTC'`

export async function usePglite(pglite: PGlite, description = 'PGlite in memory'): Promise<Database> {
  await pglite.exec(session)
  const prisma = new PrismaClient({ adapter: new PrismaPGlite(pglite), transactionOptions, errorFormat })
  const connection: Connection = {
    run: async (script) => void (await pglite.exec(script)),
    rows: async <Row>(sql: string, values: unknown[] = []) => (await pglite.query<Row>(sql, values)).rows,
  }
  // There is one session: what uses it as its own (advisory locks, transactions) takes turns.
  let last: Promise<unknown> = Promise.resolve()
  return {
    prisma,
    rows: async <Row>({ text }: Statement, values: unknown[]) => (await pglite.query<Row>(text, values)).rows,
    transaction: (work) =>
      pglite.transaction((tx) =>
        work({ rows: async <Row>({ text }: Statement, values: unknown[]) => (await tx.query<Row>(text, values)).rows }),
      ),
    kind: 'pglite',
    description,
    connection: (use) => {
      const turn = last.then(() => use(connection))
      last = turn.catch(() => undefined)
      return turn
    },
    close: async () => {
      await prisma.$disconnect()
      await pglite.close()
    },
  }
}

export async function openPostgres(url: string): Promise<Database> {
  const [{ Pool }, { PrismaPg }] = await Promise.all([import('pg').then((it) => it.default), import('@prisma/adapter-pg')])
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    pipeline: true,
    // A plan that serves every parameter: `LIMIT $n` would otherwise be planned anew at each execution.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it; its types do not say so yet
    onConnect: async (client) => void (await client.query(`${session}; SET plan_cache_mode = force_generic_plan`)),
  })
  // An idle connection that is lost is replaced at its next use; unheard, the event would end the process.
  pool.on('error', () => undefined)
  const { hostname, pathname } = new URL(url)
  const place = `${pathname.slice(1)} on ${hostname || 'a local socket'}`
  if (!(await answers(pool.query('SELECT 1')))) {
    await pool.end()
    throw new DatabaseAway(`DATABASE_URL: PostgreSQL does not answer (${place}).`)
  }
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool, { statementNameGenerator: statementNames() }), transactionOptions, errorFormat })
  return {
    prisma,
    rows: async <Row>(statement: Statement, values: unknown[]) => (await pool.query({ ...statement, values })).rows as Row[],
    transaction: (work) => withClient(pool, (client) => inTransaction(client, work)),
    kind: 'postgres',
    description: `PostgreSQL, ${place}`,
    connection: (use) =>
      withClient(pool, (client) =>
        use({
          run: async (script) => void (await client.query(script)),
          rows: async <Row>(sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows as Row[],
        }),
      ),
    close: async () => {
      await prisma.$disconnect()
      await pool.end()
    },
  }
}

async function withClient<T>(pool: pg.Pool, use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    return await use(client)
  } catch (error) {
    failure = error as Error
    throw error
  } finally {
    // What went wrong on it may still hold a lock or a transaction: such a connection is not used again.
    client.release(failure)
  }
}

async function inTransaction<T>(client: pg.PoolClient, work: (tx: Rows) => Promise<T>): Promise<T> {
  const rows = async <Row>(statement: Statement, values: unknown[]) => (await client.query({ ...statement, values })).rows as Row[]
  const [, done] = await Promise.all([client.query('BEGIN'), work({ rows })])
  await client.query('COMMIT')
  return done
}

/** Prepared statements by name, for as many texts as a server should keep; the rest go unnamed. */
function statementNames(limit = 500): (query: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (names.size >= limit) return ''
    const name = `s${names.size}`
    names.set(sql, name)
    return name
  }
}

async function answers(query: Promise<unknown>): Promise<boolean> {
  return query.then(
    () => true,
    () => false,
  )
}
