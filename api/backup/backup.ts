import { mkdir, open, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Env } from '../settings/env'
import { lockFolder } from '../db/folderLock'
import { type Contents, contentsOf } from './contents'
import { BackupError, embeddedFolder, holdsDatabase, withPglite } from './embedded'

/**
 * Writes the embedded database into a .tar.gz, and reads it back before the file gets its name. The folder's lock is held
 * meanwhile. @throws BackupError, FolderInUse
 */
export async function backUp(env: Pick<Env, 'databaseUrl' | 'dataDir'>, file: string): Promise<Contents> {
  const folder = embeddedFolder(env, 'pg_dump')
  if (!holdsDatabase(folder)) throw new BackupError(`${folder} holds no database; DATA_DIR may name the folder that does.`)
  if (existsSync(file)) throw new BackupError(`${file} exists already; choose another name.`)
  const unlock = lockFolder(folder)
  try {
    const { tar, contents } = await withPglite({ folder }, async ({ pglite, database }) => ({
      contents: await contentsOf(database),
      tar: await pglite.dumpDataDir('none'),
    }))
    const readBack = await withPglite({ tar }, ({ database }) => contentsOf(database))
    if (!isDeepStrictEqual(readBack, contents)) throw new BackupError(`What was read back differs from ${folder}: nothing was written.`)
    await write(file, await promisify(gzip)(await tar.bytes()))
    return contents
  } finally {
    unlock()
  }
}

/** Whole or not at all, and readable by its owner alone: it holds everybody's data, and the secret that signs sessions. */
async function write(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.part`
  await rm(draft, { force: true })
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}
