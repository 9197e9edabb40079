import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { SqlConnection } from '../base/db/database'
import { readArchive, writeArchive } from './archive'
import { BackupError } from './backupError'
import { type TableContents, contentsOf } from './contents'
import { withPglite } from './embeddedFolder'

/** Ends the name of a file that is not complete yet. */
export const partSuffix = '.part'

/**
 * Packs a copy of a database and deletes the copy. The file gets its name after it was read back.
 * @throws BackupError
 */
export async function packBackup(copy: string, file: string): Promise<TableContents> {
  const { contents, segment } = await withPglite(copy, ({ connection }) =>
    connection(async (using) => ({
      contents: await contentsOf(using),
      segment: await freshSegment(using),
    })),
  )
  await removeOtherSegments(join(copy, 'pg_wal'), segment)
  const draft = `${file}${partSuffix}`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await rm(draft, { force: true })
  try {
    await writeArchive(copy, draft)
    await rm(copy, { recursive: true })
    readArchive(draft, copy)
    const readBack = await withPglite(copy, (database) => database.connection(contentsOf))
    if (!isDeepStrictEqual(readBack, contents))
      throw new BackupError(`The packed backup differs from the database: ${file} was not written.`)
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
  return contents
}

/**
 * Starts a new log segment with all that the next start needs. The archive leaves out older ones,
 * up to 1 GB.
 */
async function freshSegment({ run, rows }: SqlConnection): Promise<string> {
  await run('SELECT pg_switch_wal(); CHECKPOINT')
  const [wal] = await rows<{ segment: string }>(
    'SELECT pg_walfile_name(pg_current_wal_insert_lsn()) AS segment',
  )
  return wal!.segment
}

async function removeOtherSegments(folder: string, segment: string): Promise<void> {
  const otherFiles = (await readdir(folder)).filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name !== segment,
  )
  for (const name of otherFiles) await rm(join(folder, name))
}
