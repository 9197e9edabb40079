import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { narrow } from '../settings/dataFolder'
import type { Database } from '../db/database'
import { usePglite } from '../db/pglite'
import type { Env } from '../settings/env'

/** Its message is one line for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** The embedded database's folder. @throws BackupError with DATABASE_URL, since a server has its own tools */
export function embeddedFolder({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>, tool: 'pg_dump' | 'pg_restore'): string {
  if (databaseUrl !== null) throw new BackupError(`DATABASE_URL names a PostgreSQL server, which is not in DATA_DIR: use ${tool}.`)
  return join(dataDir, 'db')
}

export const holdsDatabase = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'))

export async function withPglite<T>(folder: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await usePglite(await PGlite.create(folder))
  try {
    return await work(database)
  } finally {
    await database.close()
    narrow(folder)
  }
}
