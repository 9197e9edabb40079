import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readArchive, writeArchive } from './archive'
import { type Contents, contentsOf } from './contents'
import { BackupError, withPglite } from './embedded'

/** Of the name of a file that is not whole. */
export const draftEnd = '.part'

/** Makes `file` of a copy of a database, which is used up: the file gets its name once it was read back. @throws BackupError */
export async function pack(copy: string, file: string): Promise<Contents> {
  const contents = await withPglite(copy, (database) => database.connection(contentsOf))
  const draft = `${file}${draftEnd}`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await rm(draft, { force: true })
  try {
    await writeArchive(copy, draft)
    await rm(copy, { recursive: true })
    readArchive(draft, copy)
    const readBack = await withPglite(copy, (database) => database.connection(contentsOf))
    if (!isDeepStrictEqual(readBack, contents)) throw new BackupError(`What was read back differs from the database: ${file} was not written.`)
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
  return contents
}
