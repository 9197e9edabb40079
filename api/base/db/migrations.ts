import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../settings/projectRoot'
import type { SqlConnection, Database } from './database'

/** An error whose message is one line for the operator. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

export const migrationsFolder = join(projectRoot, 'prisma/migrations')

/** Prisma's own lock, so that this and `prisma migrate` wait for each other. */
const advisoryLock = 72_707_369

// The table has Prisma's definition: either program may run first.
const ledger = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`

interface Migration {
  name: string
  script: string
  checksum: string
}

/** Applies missing migrations, each in a transaction. Returns their names. */
export async function migrate(database: Database, folder = migrationsFolder): Promise<string[]> {
  const migrations = readMigrations(folder)
  return database.connection(async (connection) => {
    await connection.rows('SELECT pg_advisory_lock($1)', [advisoryLock])
    try {
      await connection.run(ledger)
      const pendingMigrations = await missingOf(connection, migrations)
      for (const migration of pendingMigrations) await apply(connection, migration)
      return pendingMigrations.map((migration) => migration.name)
    } finally {
      await connection.rows('SELECT pg_advisory_unlock($1)', [advisoryLock])
    }
  })
}

export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const script = readFileSync(join(folder, name, 'migration.sql'), 'utf8')
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') }
    })
}

async function missingOf(connection: SqlConnection, migrations: Migration[]): Promise<Migration[]> {
  const rows = await connection.rows<{
    migration_name: string
    checksum: string
    finished: boolean
  }>(
    `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished FROM _prisma_migrations
      WHERE rolled_back_at IS NULL`,
  )
  const applied = new Map(rows.map((row) => [row.migration_name, row]))
  for (const { name, checksum } of migrations) {
    const row = applied.get(name)
    if (row && !row.finished)
      throw new MigrationError(
        `Migration ${name} was begun by another program and not finished: repair the database by hand first.`,
      )
    if (row && row.checksum !== checksum)
      throw new MigrationError(
        `Migration ${name} was edited after it was applied: restore the file, and write a new migration instead.`,
      )
  }
  const knownNames = new Set(migrations.map((migration) => migration.name))
  const newer = rows.find((row) => !knownNames.has(row.migration_name))
  if (newer)
    throw new MigrationError(
      `The database holds ${newer.migration_name}, a migration of a newer version: start that version.`,
    )
  return migrations.filter((migration) => !applied.has(migration.name))
}

async function apply(
  connection: SqlConnection,
  { name, script, checksum }: Migration,
): Promise<void> {
  await connection.run('BEGIN')
  try {
    await connection.run(script)
    await connection.rows(
      `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name,
        applied_steps_count) VALUES ($1, $2, clock_timestamp(), $3, 1)`,
      [randomUUID(), checksum, name],
    )
    await connection.run('COMMIT')
  } catch (error) {
    await connection.run('ROLLBACK')
    throw new MigrationError(
      `Migration ${name} failed, and nothing of it remains: ${(error as Error).message}`,
    )
  }
}
