import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { EmbeddedDatabase } from '../base/db/database'
import { BackupError } from './backupError'

/** Describes a file as it was just before it was copied. */
interface FileState {
  size: bigint
  changed: bigint
  inode: bigint
  /** True if the last change is so old that a later one gets a later time. */
  isSettled: boolean
}

const settledMs = 2_000
/** This space remains free for the database, which serves during the backup. */
const reservedBytes = 64 * 2 ** 20

/**
 * Copies the files of a serving database. Requests wait only while files that changed in the
 * meantime are copied again. Returns that wait in ms.
 */
export async function copyWhileServing(
  { folder, runExclusively }: EmbeddedDatabase,
  to: string,
  signal: AbortSignal,
): Promise<number> {
  // The first call flushes the memory, which otherwise would change files during the second pass.
  await runExclusively(() => Promise.resolve())
  const copied = await copyChangedFiles(folder, to, new Map(), signal)
  return await runExclusively(async () => {
    const began = performance.now()
    await copyChangedFiles(folder, to, copied, signal)
    return performance.now() - began
  })
}

export async function copyChangedFiles(
  from: string,
  to: string,
  previousStates: ReadonlyMap<string, FileState>,
  signal?: AbortSignal,
): Promise<Map<string, FileState>> {
  const states = new Map<string, FileState>()
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    signal?.throwIfAborted()
    const name = join(entry.parentPath.slice(from.length), entry.name)
    if (entry.isDirectory()) await mkdir(join(to, name), { recursive: true })
    if (!entry.isFile()) continue
    const currentState = await readFileState(join(from, name))
    // The database removed the file after the folder was listed.
    if (!currentState) continue
    if (!isSame(previousStates.get(name), currentState))
      await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE).catch(
        ignoreMissing,
      )
    states.set(name, currentState)
  }
  for (const name of previousStates.keys())
    if (!states.has(name)) await rm(join(to, name), { force: true })
  return states
}

/**
 * @throws BackupError if a copy, its archive and the archive's extracted files would leave the
 * database no space
 */
export async function requireFreeSpace(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) =>
      Number((await readFileState(join(parentPath, name)))?.size ?? 0),
    ),
  )
  const needed = sizes.reduce((sum, size) => sum + size, 0) * 1.5 + reservedBytes
  const { bavail, bsize } = await statfs(dirname(folder))
  const inMb = (bytes: number) => `${Math.ceil(bytes / 2 ** 20)} MB`
  if (bavail * bsize < needed)
    throw new BackupError(
      `A backup of ${folder} needs ${inMb(needed)} beside it, where ${inMb(bavail * bsize)} are free.`,
    )
}

async function readFileState(path: string): Promise<FileState | null> {
  const stats = await stat(path, { bigint: true }).catch(ignoreMissing)
  return stats
    ? {
        size: stats.size,
        changed: stats.ctimeNs,
        inode: stats.ino,
        isSettled: Date.now() - Number(stats.ctimeMs) > settledMs,
      }
    : null
}

const isSame = (before: FileState | undefined, now: FileState) =>
  before?.isSettled === true &&
  before.size === now.size &&
  before.changed === now.changed &&
  before.inode === now.inode

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
