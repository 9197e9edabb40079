import { isDeepStrictEqual } from 'node:util'
import type { SqlConnection, Database } from '../base/db/database'
import { migrate } from '../base/db/migrations'
import { BackupError } from './backupError'
import { type TableContents, contentsOf } from './contents'

/** Bounds the bytes of rows in memory, approximately. */
const chunkBytes = 8 * 2 ** 20
const pageBytes = 8_192

/**
 * Copies an embedded database to an empty server in one transaction and compares both. It skips a
 * copy that exists already.
 * @throws BackupError, MigrationError
 */
export async function copyToPostgres(
  source: SqlConnection,
  target: Database,
): Promise<TableContents> {
  await target.connection((connection) => requireUsableTarget(connection, target.description))
  await migrate(target)
  return await target.connection(async (connection) => {
    const contents = await contentsOf(source)
    await connection.run('BEGIN')
    try {
      const isUsed = await hasUsers(connection)
      if (!isUsed) await fill(connection, source, Object.keys(contents))
      if (!isDeepStrictEqual(await contentsOf(connection), contents))
        throw new BackupError(
          isUsed
            ? `${target.description} holds users’ data: it has to be an empty database.`
            : `The copy in ${target.description} differs from the original: nothing was stored.`,
        )
      await connection.run('COMMIT')
    } catch (error) {
      await connection.run('ROLLBACK')
      throw error
    }
    // Without ANALYZE, the first requests would be planned for empty tables.
    await connection.run('ANALYZE')
    return contents
  })
}

async function requireUsableTarget({ rows }: SqlConnection, description: string): Promise<void> {
  const [row] = await rows<{
    tables: number
    hasOwnMigrations: boolean
    encoding: string
    otherConnections: number
  }>(
    `SELECT (SELECT count(*)::int FROM information_schema.tables WHERE table_schema = 'public') AS tables,
       to_regclass('public._prisma_migrations') IS NOT NULL AS "hasOwnMigrations",
       current_setting('server_encoding') AS encoding,
       (SELECT count(*)::int FROM pg_stat_activity
         WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()
         AND backend_type = 'client backend') AS "otherConnections"`,
  )
  const { tables, hasOwnMigrations, encoding, otherConnections } = row!
  if (tables > 0 && !hasOwnMigrations)
    throw new BackupError(
      `${description} holds another program’s tables: it has to be an empty database.`,
    )
  if (encoding !== 'UTF8')
    throw new BackupError(`${description} is encoded in ${encoding}, where UTF8 is needed.`)
  // A running server has cached its keys, which the move replaces.
  if (otherConnections > 0)
    throw new BackupError(
      `${description} is in use by ${otherConnections} other connections: stop the servers first.`,
    )
}

async function hasUsers({ rows }: SqlConnection): Promise<boolean> {
  return (await rows('SELECT FROM users LIMIT 1')).length > 0
}

/**
 * Copies the tables. Foreign keys are dropped and created again at the end, which checks them once.
 * Triggers would change the copied rows.
 */
async function fill(target: SqlConnection, source: SqlConnection, tables: string[]): Promise<void> {
  const keys = await target.rows<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  const forEachTable = (statement: (table: string) => string) => tables.map(statement).join(';')
  await target.run(`TRUNCATE ${tables.map((table) => `"${table}"`).join(', ')}`)
  await target.run(
    keys.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`).join(';'),
  )
  await target.run(forEachTable((table) => `ALTER TABLE "${table}" DISABLE TRIGGER USER`))
  for (const table of tables) await fillTable(target, source, table)
  await target.run(forEachTable((table) => `ALTER TABLE "${table}" ENABLE TRIGGER USER`))
  await target.run(
    keys
      .map(
        ({ table, name, definition }) =>
          `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`,
      )
      .join(';'),
  )
}

/**
 * Copies a range of pages at a time, sized by bytes: a photo's bytes lie outside its row's page.
 */
async function fillTable(
  target: SqlConnection,
  source: SqlConnection,
  table: string,
): Promise<void> {
  const [size] = await source.rows<{ pages: number; bytes: number }>(
    `SELECT (pg_relation_size($1::regclass) / ${pageBytes})::int AS pages,
      pg_table_size($1::regclass)::float8 AS bytes`,
    [`"${table}"`],
  )
  const { pages, bytes } = size!
  const step = Math.max(1, Math.floor(chunkBytes / (bytes / Math.max(pages, 1))))
  for (let page = 0; page < pages; page += step) {
    const [piece] = await source.rows<{ rows: string | null }>(
      `SELECT json_agg(row)::text AS rows FROM "${table}" AS row WHERE ctid >= '(${page},0)'
        AND ctid < '(${page + step},0)'`,
    )
    if (piece!.rows !== null)
      await target.rows(
        `INSERT INTO "${table}" SELECT * FROM json_populate_recordset(NULL::"${table}", $1::json)`,
        [piece!.rows],
      )
  }
}
