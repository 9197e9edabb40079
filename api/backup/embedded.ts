import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { narrow } from '../settings/dataFolder'
import type { Database } from '../db/database'
import { usePglite } from '../db/pglite'
import type { Env } from '../settings/env'

/** One line for the person who asked for a backup, or to have one back. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** Where the embedded database is. @throws BackupError with DATABASE_URL: a server has its own tools, which do not stop it */
export function embeddedFolder({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>, tool: 'pg_dump' | 'pg_restore'): string {
  if (databaseUrl !== null) throw new BackupError(`DATABASE_URL names a PostgreSQL server, which is not in DATA_DIR: use ${tool}.`)
  return join(dataDir, 'db')
}

export const holdsDatabase = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'))

interface Place {
  /** Without one it is in memory. */
  folder?: string
  /** What it begins with. */
  tar?: Blob
}

/** Opens a PGlite for `work`, and closes it. */
export async function withPglite<T>({ folder, tar }: Place, work: (opened: { pglite: PGlite; database: Database }) => Promise<T>): Promise<T> {
  const pglite = await PGlite.create({ ...(folder !== undefined && { dataDir: folder }), ...(tar && { loadDataDir: tar }) })
  const database = await usePglite(pglite)
  try {
    return await work({ pglite, database })
  } finally {
    await database.close()
    if (folder !== undefined) narrow(folder)
  }
}
