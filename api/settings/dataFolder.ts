import { chmodSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const own = { folder: 0o700, file: 0o600 }
const othersBits = 0o077
const stickyBit = 0o1000

/** The database, its lock and what was set aside of it, mails, backups. Nothing else in DATA_DIR is ours to change. */
const ours = /^(?:db|outbox|backups)(?:$|\.)/

/**
 * Makes DATA_DIR, and from here on everything this process writes, readable by its owner alone, whatever umask it was
 * started with; an installation with wider rights is narrowed. False where others may still read: a folder of somebody
 * else, a file system without rights, or one that is everybody's (/tmp).
 */
export function keepToOwner(dataDir: string): boolean {
  process.umask(othersBits)
  // Where all is on a server, there may be none.
  if (!existsSync(dataDir)) return true
  // It may be a symbolic link: what counts, and is changed, are the rights of the folder that it leads to.
  if ((statSync(dataDir).mode & stickyBit) === 0) narrowOne(dataDir, own.folder)
  for (const name of readdirSync(dataDir)) if (ours.test(name)) narrow(join(dataDir, name))
  return process.platform === 'win32' || (statSync(dataDir).mode & othersBits) === 0
}

/** Links below DATA_DIR are left alone, with what they lead to. PGlite gives what it writes rights of its own, past the umask: to be called when it has begun, and when it has ended. */
export function narrow(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory()) {
    narrowOne(path, own.folder)
    for (const name of readdirSync(path)) narrow(join(path, name))
  } else if (found?.isFile()) narrowOne(path, own.file)
}

function narrowOne(path: string, mode: number): void {
  try {
    if ((statSync(path).mode & othersBits) !== 0) chmodSync(path, mode)
  } catch (error) {
    // Gone meanwhile, somebody else's, or rights that this file system cannot change: the caller looks at what came of it.
    if (!['ENOENT', 'EPERM', 'EROFS', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
