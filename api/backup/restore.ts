import { existsSync } from 'node:fs'
import { access, constants, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '../base/db/folderLock'
import { migrate, MigrationError } from '../base/db/migrations'
import type { Env } from '../base/settings/env'
import { readArchive } from './archive'
import { BackupError } from './backupError'
import { type TableContents, contentsOf } from './contents'
import { holdsDatabase, withPglite } from './embeddedFolder'
import { copyToServer } from './move'

interface RestoreResult {
  contents: TableContents
  /** Describes the target for the operator. */
  location: string
  /** The folder to which the former database was moved. `null` if there was none. */
  former: string | null
}

interface RestoreOptions {
  /**
   * Moves an existing embedded database aside, to `former`. Without it, an existing database makes
   * `restore` throw.
   */
  replace: boolean
  now: Date
}

/**
 * Restores a backup to the embedded database, or to the empty database of DATABASE_URL. The backup
 * is first unpacked, migrated and read to its last row, so a failure changes nothing.
 * @throws BackupError, FolderInUseError, MigrationError (of a newer version)
 */
export async function restoreBackup(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  file: string,
  { replace, now }: RestoreOptions,
): Promise<RestoreResult> {
  await access(file, constants.R_OK).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${file} cannot be read (${error.code}).`)
  })
  await mkdir(env.dataDir, { recursive: true })
  if (env.databaseUrl === null)
    return await restoreToFolder(join(env.dataDir, 'db'), file, { replace, now })
  // Another process may serve that database, and its operator has tools to move it aside.
  if (replace)
    throw new BackupError(
      '--replace is for the embedded database; that of DATABASE_URL has to be empty.',
    )
  return await restoreToServer(env, file)
}

async function restoreToFolder(
  folder: string,
  file: string,
  { replace, now }: RestoreOptions,
): Promise<RestoreResult> {
  const unlock = lockFolder(folder)
  const newFolder = `${folder}.restoring`
  try {
    if (existsSync(folder) && !replace)
      throw new BackupError(
        `${folder} holds a database: --replace puts the backup in its place, and sets it aside.`,
      )
    await rm(newFolder, { recursive: true, force: true })
    const contents = await unpack(file, newFolder)
    const formerFolder = existsSync(folder)
      ? `${folder}.before-${now.toISOString().replaceAll(':', '-')}`
      : null
    if (formerFolder !== null) await rename(folder, formerFolder)
    await rename(newFolder, folder)
    return { contents, location: folder, former: formerFolder }
  } finally {
    await rm(newFolder, { recursive: true, force: true })
    unlock()
  }
}

async function restoreToServer(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  file: string,
): Promise<RestoreResult> {
  const newFolder = await mkdtemp(join(env.dataDir, 'db.restoring-'))
  try {
    await unpack(file, newFolder)
    return { ...(await copyToServer(env, newFolder)), former: null }
  } finally {
    await rm(newFolder, { recursive: true })
  }
}

async function unpack(file: string, newFolder: string): Promise<TableContents> {
  try {
    readArchive(file, newFolder)
    // PGlite would create a database in a folder without one.
    if (!holdsDatabase(newFolder)) throw new BackupError(`${file} is no backup of NéphroChat.`)
    return await withPglite(newFolder, async (database) => {
      const contentsBefore = await database.connection(contentsOf)
      if (!('_prisma_migrations' in contentsBefore))
        throw new BackupError(`${file} is no backup of NéphroChat.`)
      await migrate(database)
      return await database.connection(contentsOf)
    })
  } catch (error) {
    if (error instanceof BackupError || error instanceof MigrationError) throw error
    throw new BackupError(
      `${file} is no backup, or a damaged one (${(error as Error).message.split('\n')[0]}).`,
    )
  }
}
