import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { EmbeddedDatabase } from '../base/db/database'
import { lockFolder } from '../base/db/folderLock'
import { requireNotMoved } from '../base/db/movedMarker'
import type { Env } from '../base/settings/env'
import { BackupError } from './backupError'
import type { TableContents } from './contents'
import { copyChangedFiles, copyWhileServing, requireFreeSpace } from './copyFolder'
import { holdsDatabase } from './embeddedFolder'
import { packBackup } from './pack'
import { packInProcess } from './packInProcess'

/**
 * Writes the embedded database to a .tar.gz and reads it back. It holds the folder's lock.
 * @throws BackupError, DatabaseMovedError, FolderInUseError
 */
export async function backUp(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  file: string,
): Promise<TableContents> {
  if (env.databaseUrl !== null)
    throw new BackupError(
      'DATABASE_URL names a PostgreSQL server, which is not in DATA_DIR: use pg_dump.',
    )
  const folder = join(env.dataDir, 'db')
  if (!holdsDatabase(folder))
    throw new BackupError(`${folder} holds no database; DATA_DIR may name the folder that does.`)
  requireNotMoved(folder)
  const unlock = lockFolder(folder)
  try {
    return await withCopy(folder, file, async (copy) => {
      await copyChangedFiles(folder, copy, new Map())
      return await packBackup(copy, file)
    })
  } finally {
    unlock()
  }
}

export interface ServingBackup {
  contents: TableContents
  /** The time for which requests waited. */
  blockedMs: number
}

/**
 * Backs up the database while this process serves it.
 * @throws BackupError
 */
export async function backUpWhileServing(
  embedded: EmbeddedDatabase,
  file: string,
  signal: AbortSignal,
): Promise<ServingBackup> {
  return await withCopy(embedded.folder, file, async (copy) => {
    const blockedMs = await copyWhileServing(embedded, copy, signal)
    return { blockedMs, contents: await packInProcess(copy, file, signal) }
  })
}

/** Runs `work` on a copy next to the database, where a file system may share its blocks. */
async function withCopy<T>(
  folder: string,
  file: string,
  work: (copy: string) => Promise<T>,
): Promise<T> {
  if (existsSync(file)) throw new BackupError(`${file} exists already; choose another name.`)
  await removeCopies(folder)
  await requireFreeSpace(folder)
  const tempFolder = await mkdtemp(`${folder}.copy-`)
  try {
    return await work(join(tempFolder, 'db'))
  } finally {
    // A packer that was killed may still write there.
    await rm(tempFolder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Removes the copies of killed backups. The caller holds the folder's lock. */
export async function removeCopies(folder: string): Promise<void> {
  const copies = (await readdir(dirname(folder))).filter((name) =>
    name.startsWith(`${basename(folder)}.copy-`),
  )
  for (const name of copies) await rm(join(dirname(folder), name), { recursive: true, force: true })
}
