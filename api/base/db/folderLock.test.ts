import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { FolderInUseError, lockFolder } from './folderLock'
import { openDatabase } from './open'

let dataDir: string
let folder: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lock-'))
  folder = join(dataDir, 'db')
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

async function holder(script: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

const lock = () =>
  holder(`
  import { lockFolder } from '${new URL('folderLock.ts', import.meta.url).href}'
  lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000)`)

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  child.kill(signal)
  await once(child, 'exit')
}

test('a second process gets a one-line error that names the folder’s holder', async () => {
  const other = await lock()
  const second = () => lockFolder(folder)
  expect(second).toThrow(FolderInUseError)
  expect(second).toThrow(new RegExp(`^${folder} is in use by process ${other.pid}; [^\\n]+$`))
  await end(other, 'SIGKILL')
  lockFolder(folder)()
})

test('a second opening in the same process is refused until the first is closed', () => {
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  release()
  lockFolder(folder)()
})

test('a pid that was reused by another process does not hold the lock', () => {
  writeFileSync(
    `${folder}.lock`,
    JSON.stringify({ pid: process.pid, birth: 'long ago', host: hostname() }),
  )
  lockFolder(folder)()
})

test('on another host, a lock that is not renewed counts as released', () => {
  const file = `${folder}.lock`
  writeFileSync(file, JSON.stringify({ pid: 1, birth: '', host: 'another-container' }))
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  const staleTime = new Date(Date.now() - 21_000)
  utimesSync(file, staleTime, staleTime)
  lockFolder(folder)()
})

test('two processes that find a stale lock at once: one of them gets the folder', async () => {
  await end(await lock(), 'SIGKILL')
  const found = await Promise.allSettled([1, 2, 3].map(async () => lockFolder(folder)))
  expect(found.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of found) if (result.status === 'fulfilled') result.value()
})

test('a database whose process was killed opens again with the written data', async () => {
  const other = await holder(`
    import { openDatabase } from '${new URL('open.ts', import.meta.url).href}'
    const database = await openDatabase({ databaseUrl: null, dataDir: ${JSON.stringify(dataDir)} })
    await database.connection((connection) => connection.run('CREATE TABLE a (id int); INSERT INTO a VALUES (7)'))
    console.log('written'); setInterval(() => {}, 1000)`)
  await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(/in use by process/)
  await end(other, 'SIGKILL')
  const database = await openDatabase({ databaseUrl: null, dataDir })
  expect(await database.connection((connection) => connection.rows('SELECT id FROM a'))).toEqual([
    { id: 7 },
  ])
  await database.close()
  expect(existsSync(`${folder}.lock`)).toBe(false)
}, 180_000)

test('a zombie, which ended and was not reaped, does not hold the lock', async () => {
  // The parent is `sleep` by then, which does not reap its child; a shell might.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void parent.kill('SIGKILL'))
  const pid = Number(String(await once(parent.stdout, 'data')))
  const nameOf = (process: number | undefined) =>
    readFileSync(`/proc/${process}/comm`, 'utf8').trim()
  await expect.poll(() => [nameOf(parent.pid), nameOf(pid)]).toEqual(['sleep', 'sleep'])
  process.kill(pid, 'SIGKILL')
  const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
  await expect.poll(() => stat()[2]).toBe('Z')
  const birth = `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${stat()[21]}`
  writeFileSync(`${folder}.lock`, JSON.stringify({ pid, birth, host: hostname() }))
  lockFolder(folder)()
})
