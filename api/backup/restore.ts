import { existsSync } from 'node:fs'
import { access, constants, mkdir, rename, rm } from 'node:fs/promises'
import type { Env } from '../settings/env'
import { lockFolder } from '../db/folderLock'
import { migrate, MigrationError } from '../db/migrations'
import { readArchive } from './archive'
import { type Contents, contentsOf } from './contents'
import { BackupError, embeddedFolder, holdsDatabase, withPglite } from './embedded'

interface Restored {
  contents: Contents
  /** The folder to which the former database was moved. */
  former: string | null
}

/**
 * Puts a backup in the database's place. It is first unpacked beside it, migrated and read to its last row: a failure
 * changes nothing. @param replace moves an existing database away, to `former`; without it, one is left alone. @throws
 * BackupError, FolderInUse, MigrationError (of a newer version)
 */
export async function restore(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  file: string,
  { replace, now }: { replace: boolean; now: Date },
): Promise<Restored> {
  const folder = embeddedFolder(env, 'pg_restore')
  await access(file, constants.R_OK).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${file} cannot be read (${error.code}).`)
  })
  await mkdir(env.dataDir, { recursive: true })
  const unlock = lockFolder(folder)
  const fresh = `${folder}.restoring`
  try {
    if (existsSync(folder) && !replace) throw new BackupError(`${folder} holds a database: --replace puts the backup in its place, and sets it aside.`)
    await rm(fresh, { recursive: true, force: true })
    const contents = await unpack(file, fresh)
    const former = existsSync(folder) ? `${folder}.before-${now.toISOString().replaceAll(':', '-')}` : null
    if (former !== null) await rename(folder, former)
    await rename(fresh, folder)
    return { contents, former }
  } finally {
    await rm(fresh, { recursive: true, force: true })
    unlock()
  }
}

async function unpack(file: string, fresh: string): Promise<Contents> {
  try {
    readArchive(file, fresh)
    // PGlite would make a database where none is.
    if (!holdsDatabase(fresh)) throw new BackupError(`${file} is no backup of NéphroChat.`)
    return await withPglite(fresh, async (database) => {
      const before = await database.connection(contentsOf)
      if (!('_prisma_migrations' in before)) throw new BackupError(`${file} is no backup of NéphroChat.`)
      await migrate(database)
      return await database.connection(contentsOf)
    })
  } catch (error) {
    if (error instanceof BackupError || error instanceof MigrationError) throw error
    throw new BackupError(`${file} is no backup, or a damaged one (${(error as Error).message.split('\n')[0]}).`)
  }
}
