import { join } from 'node:path'
import { lockFolder } from '../base/db/folderLock'
import { migrate } from '../base/db/migrations'
import { markMoved, requireNotMoved } from '../base/db/movedMarker'
import { openDatabase } from '../base/db/open'
import type { Env } from '../base/settings/env'
import { BackupError } from './backupError'
import type { TableContents } from './contents'
import { copyToPostgres } from './copyToPostgres'
import { holdsDatabase, withPglite } from './embeddedFolder'

interface MoveResult {
  contents: TableContents
  /** Describes the target for the operator. */
  location: string
}

/**
 * Moves the database of DATA_DIR to the server of DATABASE_URL. The folder is kept, but no server
 * starts on it.
 * @throws BackupError, DatabaseMovedError, FolderInUseError
 */
export async function moveToPostgres(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  now: Date,
): Promise<MoveResult> {
  const folder = join(env.dataDir, 'db')
  if (env.databaseUrl === null)
    throw new BackupError(
      'DATABASE_URL is not set; it must be the empty PostgreSQL database that receives the data of DATA_DIR.',
    )
  if (!holdsDatabase(folder))
    throw new BackupError(`${folder} holds no database; DATA_DIR may name the folder that does.`)
  const unlock = lockFolder(folder)
  try {
    requireNotMoved(folder)
    const result = await copyToServer(env, folder)
    markMoved(folder, result.location, now)
    return result
  } finally {
    unlock()
  }
}

export async function copyToServer(
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  folder: string,
): Promise<MoveResult> {
  const target = await openDatabase({ databaseUrl, dataDir })
  try {
    const contents = await withPglite(folder, async (source) => {
      await migrate(source)
      return await source.connection((connection) => copyToPostgres(connection, target))
    })
    return { contents, location: target.description }
  } finally {
    await target.close()
  }
}
