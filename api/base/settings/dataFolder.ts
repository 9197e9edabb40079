import { chmodSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const modes = { folder: 0o700, file: 0o600 }
const groupAndOtherBits = 0o077
const stickyBit = 0o1000

/**
 * Matches the entries of DATA_DIR that this server writes: the database with its lock and former
 * versions, mails, backups, bodies of imports. Others are not changed.
 */
const ownNames = /^(?:db|outbox|backups|incoming)(?:$|\.)/

/**
 * Makes DATA_DIR and everything that this process writes readable by its user alone, whatever the
 * umask. Wider rights are narrowed. Returns false if other users can still read it: another user's
 * folder, a file system without rights, or a shared folder (/tmp).
 */
export function restrictToOwner(dataDir: string): boolean {
  process.umask(groupAndOtherBits)
  // The folder may be missing if the data is on a database server.
  if (!existsSync(dataDir)) return true
  // For a symbolic link, the rights of its target count and are changed.
  if ((statSync(dataDir).mode & stickyBit) === 0) restrictMode(dataDir, modes.folder)
  for (const name of readdirSync(dataDir))
    if (ownNames.test(name)) restrictPermissions(join(dataDir, name))
  return process.platform === 'win32' || (statSync(dataDir).mode & groupAndOtherBits) === 0
}

/**
 * Links below DATA_DIR are not followed. Called after PGlite has started, and after it has ended,
 * since it sets rights of its own.
 */
export function restrictPermissions(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats?.isDirectory()) {
    restrictMode(path, modes.folder)
    for (const name of readdirSync(path)) restrictPermissions(join(path, name))
  } else if (stats?.isFile()) restrictMode(path, modes.file)
}

function restrictMode(path: string, mode: number): void {
  try {
    if ((statSync(path).mode & groupAndOtherBits) !== 0) chmodSync(path, mode)
  } catch (error) {
    // The file was removed, belongs to another user, or is on a file system without rights: the
    // caller checks the result.
    if (
      !['ENOENT', 'EPERM', 'EROFS', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')
    )
      throw error
  }
}
