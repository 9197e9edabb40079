import { join } from 'node:path'
import { lockFolder } from '../db/folderLock'
import { migrate } from '../db/migrations'
import { markMoved, refuseMoved } from '../db/moved'
import { openDatabase } from '../db/open'
import type { Env } from '../settings/env'
import type { Contents } from './contents'
import { BackupError, holdsDatabase, withPglite } from './embedded'
import { putIntoPostgres } from './intoPostgres'

interface Arrived {
  contents: Contents
  /** Where, in words. */
  place: string
}

/** Moves DATA_DIR's database to DATABASE_URL's server; the folder stays, but no server starts on it. @throws BackupError, DatabaseMoved, FolderInUse */
export async function move(env: Pick<Env, 'databaseUrl' | 'dataDir'>, now: Date): Promise<Arrived> {
  const folder = join(env.dataDir, 'db')
  if (env.databaseUrl === null)
    throw new BackupError(
      'DATABASE_URL holds nothing; it may hold the empty PostgreSQL database that takes what is in DATA_DIR.',
    )
  if (!holdsDatabase(folder))
    throw new BackupError(`${folder} holds no database; DATA_DIR may name the folder that does.`)
  const unlock = lockFolder(folder)
  try {
    refuseMoved(folder)
    const arrived = await intoServer(env, folder)
    markMoved(folder, arrived.place, now)
    return arrived
  } finally {
    unlock()
  }
}

export async function intoServer(
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  folder: string,
): Promise<Arrived> {
  const target = await openDatabase({ databaseUrl, dataDir })
  try {
    const contents = await withPglite(folder, async (source) => {
      await migrate(source)
      return await source.connection((connection) => putIntoPostgres(connection, target))
    })
    return { contents, place: target.description }
  } finally {
    await target.close()
  }
}
