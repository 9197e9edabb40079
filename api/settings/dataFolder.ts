import { chmodSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const own = { folder: 0o700, file: 0o600 }
const othersBits = 0o077
const stickyBit = 0o1000

/** The database with its lock and former versions, mails, backups, bodies of imports. Nothing else in DATA_DIR is changed. */
const ours = /^(?:db|outbox|backups|incoming)(?:$|\.)/

/**
 * Makes DATA_DIR and all that this process writes readable by its owner alone, whatever the umask; wider rights are
 * narrowed. False where others may still read: another user's folder, a file system without rights, or a shared folder
 * (/tmp).
 */
export function keepToOwner(dataDir: string): boolean {
  process.umask(othersBits)
  // With a database server there may be none.
  if (!existsSync(dataDir)) return true
  // Of a symbolic link, its target's rights count and are changed.
  if ((statSync(dataDir).mode & stickyBit) === 0) narrowOne(dataDir, own.folder)
  for (const name of readdirSync(dataDir)) if (ours.test(name)) narrow(join(dataDir, name))
  return process.platform === 'win32' || (statSync(dataDir).mode & othersBits) === 0
}

/** Links below DATA_DIR are left alone. Called after PGlite has started, and after it has ended, since it sets rights of its own. */
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
    // Removed meanwhile, another user's, or on a file system without rights: the caller checks the result.
    if (
      !['ENOENT', 'EPERM', 'EROFS', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')
    )
      throw error
  }
}
