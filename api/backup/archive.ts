import { createWriteStream, mkdirSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { create, extract } from 'tar'

/** All that is in a folder, as a .tar.gz that its owner alone may read: it holds everybody's data, and the secret that signs sessions. */
export async function writeArchive(folder: string, file: string): Promise<void> {
  const packed = create({ cwd: folder, gzip: true, portable: true }, ['.'])
  await pipeline(packed, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }))
}

/**
 * Nothing but files and folders, and none outside of `folder`. For a process that has nothing else to do: what is extracted
 * by the way goes on writing after a failure. @throws where the file is damaged
 */
export function readArchive(file: string, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  extract({ file, cwd: folder, sync: true, filter: (_, entry) => 'type' in entry && ours.includes(entry.type), onwarn })
}

const ours = ['File', 'OldFile', 'Directory']

/** Only that a name began with a slash, as in files of former versions, is no damage. */
function onwarn(code: string, message: string | Error): void {
  if (code !== 'TAR_ENTRY_INFO') throw new Error(String(message))
}
