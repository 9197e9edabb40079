import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Embedded } from '../db/database'
import { BackupError } from './embedded'

/** A file as it was just before it was copied. */
interface Seen {
  size: bigint
  changed: bigint
  inode: bigint
  /** Not changed for so long that a later change gets a later time. */
  isSettled: boolean
}

const settledMs = 2_000
/** What stays free for the database, which serves meanwhile. */
const reserve = 64 * 2 ** 20

/** Copies a serving database's files; requests wait only while those that changed meanwhile are copied again. Returns that wait in ms. */
export async function copyServing(
  { folder, atRest }: Embedded,
  to: string,
  signal: AbortSignal,
): Promise<number> {
  // Otherwise what is only in memory would change files during the second pass.
  await atRest(() => Promise.resolve())
  const seen = await copyChanged(folder, to, new Map(), signal)
  return await atRest(async () => {
    const began = performance.now()
    await copyChanged(folder, to, seen, signal)
    return performance.now() - began
  })
}

export async function copyChanged(
  from: string,
  to: string,
  seen: ReadonlyMap<string, Seen>,
  signal?: AbortSignal,
): Promise<Map<string, Seen>> {
  const found = new Map<string, Seen>()
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    signal?.throwIfAborted()
    const name = join(entry.parentPath.slice(from.length), entry.name)
    if (entry.isDirectory()) await mkdir(join(to, name), { recursive: true })
    if (!entry.isFile()) continue
    const now = await look(join(from, name))
    // Removed since the folder was listed, as the database does with its own.
    if (!now) continue
    if (!isSame(seen.get(name), now))
      await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE).catch(unlessGone)
    found.set(name, now)
  }
  for (const name of seen.keys()) if (!found.has(name)) await rm(join(to, name), { force: true })
  return found
}

/** @throws BackupError where a copy, its file and what is read back of it would leave the database no room */
export async function requireRoom(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) =>
      Number((await look(join(parentPath, name)))?.size ?? 0),
    ),
  )
  const needed = sizes.reduce((sum, size) => sum + size, 0) * 1.5 + reserve
  const { bavail, bsize } = await statfs(dirname(folder))
  const inMb = (bytes: number) => `${Math.ceil(bytes / 2 ** 20)} MB`
  if (bavail * bsize < needed)
    throw new BackupError(
      `A backup of ${folder} needs ${inMb(needed)} beside it, where ${inMb(bavail * bsize)} are free.`,
    )
}

async function look(path: string): Promise<Seen | null> {
  const found = await stat(path, { bigint: true }).catch(unlessGone)
  return found
    ? {
        size: found.size,
        changed: found.ctimeNs,
        inode: found.ino,
        isSettled: Date.now() - Number(found.ctimeMs) > settledMs,
      }
    : null
}

const isSame = (before: Seen | undefined, now: Seen) =>
  before?.isSettled === true &&
  before.size === now.size &&
  before.changed === now.changed &&
  before.inode === now.inode

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
