import { spawnSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'

export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
}

/** The content of the lock file. Builds before this one read it too. */
interface LockHolder {
  pid: number
  /** The start of the process: it differs for a later process with the same pid. */
  birth: string
  host: string
}

const heartbeatMs = 5_000
const staleMs = 20_000

/**
 * Locks a folder for this process, and returns the function that releases it: two processes on a
 * PGlite folder ruin it. The lock of a killed holder must not block. Its process is looked up if it
 * is on the same host. On another one (two containers on a volume) the age of the file decides: the
 * holder touches it every few seconds.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  const self: LockHolder = { pid: process.pid, birth: startTimeOf(process.pid), host: hostname() }
  const ownEntry = JSON.stringify(self)
  for (let attempt = 0; !create(file, ownEntry); attempt++) {
    const current = read(file)
    if (attempt > 5 || (current !== null && isAlive(current, file)))
      throw new FolderInUseError(
        `${folder} is in use by process ` +
          `${holderOf(current)?.pid ?? 'unknown'}; stop it first, or choose ` +
          'another DATA_DIR.',
      )
    if (current !== null) removeStaleLock(file, current)
  }
  const timer = setInterval(() => utimesSync(file, new Date(), new Date()), heartbeatMs)
  timer.unref()
  const release = () => {
    clearInterval(timer)
    process.off('exit', release)
    if (read(file) === ownEntry) rmSync(file, { force: true })
  }
  process.on('exit', release)
  return release
}

/** Returns the holder of a folder, as a text that no later holder has. `null` if there is none. */
export function currentHolder(folder: string): string | null {
  const current = read(`${folder}.lock`)
  return current !== null && isAlive(current, `${folder}.lock`) ? current : null
}

function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function holderOf(content: string | null): LockHolder | null {
  try {
    return JSON.parse(content ?? '') as LockHolder
  } catch {
    return null
  }
}

function isAlive(content: string, file: string): boolean {
  const holder = holderOf(content)
  const ageMs = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  // The file is incomplete: it is being written, or its process ended.
  if (holder === null) return ageMs < heartbeatMs
  if (holder.host !== hostname()) return ageMs < staleMs
  let isForeign = false
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    isForeign = (error as NodeJS.ErrnoException).code === 'EPERM'
    if (!isForeign) return false
  }
  const birth = startTimeOf(holder.pid)
  return birth === holder.birth || (isForeign && birth === '')
}

/**
 * Only one of two processes can rename the file. If the other's lock was renamed by mistake, it is
 * restored.
 */
function removeStaleLock(file: string, stale: string): void {
  const ownCopy = `${file}.${process.pid}`
  try {
    renameSync(file, ownCopy)
  } catch {
    return
  }
  const moved = read(ownCopy)
  if (moved !== null && moved !== stale) create(file, moved)
  rmSync(ownCopy, { force: true })
}

/**
 * Returns a text that identifies a process among all of this host, later ones included. It is empty
 * if there is none, or if it is a zombie. It has Linux' boot id and the start in clock ticks, or the
 * start by `ps` on other systems.
 */
function startTimeOf(pid: number): string {
  const boot = read('/proc/sys/kernel/random/boot_id')?.trim()
  if (boot === undefined) return startTimeByPs(pid)
  const stat = read(`/proc/${pid}/stat`)
  if (stat === null) return ''
  // The name, in brackets, may contain any character; the state follows it.
  const [, state = '', ...rest] = stat.slice(stat.lastIndexOf(')')).split(' ')
  return hasEnded(state) ? '' : `${boot} ${rest[18]}`
}

function startTimeByPs(pid: number): string {
  const { status, stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
    encoding: 'utf8',
  })
  const [, state = '', start = ''] = /^\s*(\S+)\s+(.+?)\s*$/.exec(status === 0 ? stdout : '') ?? []
  return hasEnded(state) ? '' : start
}

const hasEnded = (state: string) => /^[ZX]/i.test(state)
