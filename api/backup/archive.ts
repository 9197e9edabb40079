import { createWriteStream, mkdirSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { create, extract } from 'tar'

/**
 * Writes a folder to a .tar.gz that only its owner may read: it holds all users' data and the
 * secret that signs sessions.
 */
export async function writeArchive(folder: string, file: string): Promise<void> {
  const packed = create({ cwd: folder, gzip: true, portable: true }, ['.'])
  await pipeline(packed, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }))
}

/**
 * Extracts files and folders inside `folder` only. It is synchronous, since tar would continue to write
 * after a failure.
 * @throws if the file is damaged
 */
export function readArchive(file: string, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  extract({
    file,
    cwd: folder,
    sync: true,
    filter: (_, entry) => 'type' in entry && allowedTypes.includes(entry.type),
    onwarn,
  })
}

const allowedTypes = ['File', 'OldFile', 'Directory']

/** A leading slash in a name, which older versions wrote, is no damage. */
function onwarn(code: string, message: string | Error): void {
  if (code !== 'TAR_ENTRY_INFO') throw new Error(String(message))
}
