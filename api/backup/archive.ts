import { createWriteStream, mkdirSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { create, extract } from 'tar'

/** All that is in a folder, as a .tar.gz that its owner alone may read: it holds everybody's data, and the secret that signs sessions. */
export async function writeArchive(folder: string, file: string): Promise<void> {
  const packed = create({ cwd: folder, gzip: true, portable: true }, ['.'])
  await pipeline(packed, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }))
}

/** Extracts files and folders inside `folder` only; blocks, since tar would go on writing after a failure. @throws where the file is damaged */
export function readArchive(file: string, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  extract({
    file,
    cwd: folder,
    sync: true,
    filter: (_, entry) => 'type' in entry && ours.includes(entry.type),
    onwarn,
  })
}

const ours = ['File', 'OldFile', 'Directory']

/** A leading slash in a name, as older versions wrote, is no damage. */
function onwarn(code: string, message: string | Error): void {
  if (code !== 'TAR_ENTRY_INFO') throw new Error(String(message))
}
