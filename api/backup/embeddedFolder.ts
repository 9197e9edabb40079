import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '../base/db/database'
import { usePglite } from '../base/db/pglite'
import { restrictPermissions } from '../base/settings/dataFolder'

export const holdsDatabase = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'))

export async function withPglite<T>(
  folder: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await usePglite(await PGlite.create(folder))
  try {
    return await work(database)
  } finally {
    await database.close()
    restrictPermissions(folder)
  }
}
