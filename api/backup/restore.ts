import { existsSync } from 'node:fs'
import { access, constants, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '../db/folderLock'
import { migrate, MigrationError } from '../db/migrations'
import type { Env } from '../settings/env'
import { readArchive } from './archive'
import { type Contents, contentsOf } from './contents'
import { BackupError, holdsDatabase, withPglite } from './embedded'
import { intoServer } from './move'

interface Restored {
  contents: Contents
  /** Where, in words. */
  place: string
  /** The folder to which the former database was moved. */
  former: string | null
}

interface Wish {
  /** An embedded database that is there is moved away, to `former`; without it, it is left alone. */
  replace: boolean
  now: Date
}

/**
 * Makes a database of a backup: the embedded one, or in the empty one of DATABASE_URL. It is first unpacked, migrated and
 * read to its last row: a failure changes nothing. @throws BackupError, FolderInUse, MigrationError (of a newer version)
 */
export async function restore(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  file: string,
  { replace, now }: Wish,
): Promise<Restored> {
  await access(file, constants.R_OK).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${file} cannot be read (${error.code}).`)
  })
  await mkdir(env.dataDir, { recursive: true })
  if (env.databaseUrl === null)
    return await inFolder(join(env.dataDir, 'db'), file, { replace, now })
  // Another process may be serving it, and its operator has tools to set it aside.
  if (replace)
    throw new BackupError(
      '--replace is for the embedded database; that of DATABASE_URL has to be empty.',
    )
  return await onServer(env, file)
}

async function inFolder(folder: string, file: string, { replace, now }: Wish): Promise<Restored> {
  const unlock = lockFolder(folder)
  const fresh = `${folder}.restoring`
  try {
    if (existsSync(folder) && !replace)
      throw new BackupError(
        `${folder} holds a database: --replace puts the backup in its place, and sets it aside.`,
      )
    await rm(fresh, { recursive: true, force: true })
    const contents = await unpack(file, fresh)
    const former = existsSync(folder)
      ? `${folder}.before-${now.toISOString().replaceAll(':', '-')}`
      : null
    if (former !== null) await rename(folder, former)
    await rename(fresh, folder)
    return { contents, place: folder, former }
  } finally {
    await rm(fresh, { recursive: true, force: true })
    unlock()
  }
}

async function onServer(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  file: string,
): Promise<Restored> {
  const fresh = await mkdtemp(join(env.dataDir, 'db.restoring-'))
  try {
    await unpack(file, fresh)
    return { ...(await intoServer(env, fresh)), former: null }
  } finally {
    await rm(fresh, { recursive: true })
  }
}

async function unpack(file: string, fresh: string): Promise<Contents> {
  try {
    readArchive(file, fresh)
    // PGlite would make a database where none is.
    if (!holdsDatabase(fresh)) throw new BackupError(`${file} is no backup of NéphroChat.`)
    return await withPglite(fresh, async (database) => {
      const before = await database.connection(contentsOf)
      if (!('_prisma_migrations' in before))
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
