import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { restrictToOwner } from './dataFolder'
import { projectRoot } from './projectRoot'

// Starts real processes with a umask that restricts nothing. Tests that run as root could read
// everything anyway, so they check the mode bits.

const tempFolder = mkdtempSync(join(tmpdir(), 'nephrochat-rights-'))
const dataDir = join(tempFolder, 'data')
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(tempFolder, { recursive: true, force: true, maxRetries: 5 })
})

function run(
  program: string,
  args: string[] = [],
  settings: Record<string, string> = {},
): ChildProcess {
  const child = spawn(
    'sh',
    ['-c', 'umask 000; exec "$@"', 'sh', process.execPath, '--import', 'tsx', program, ...args],
    {
      cwd: projectRoot,
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
        RATE_LIMITS: 'off',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  started.push(child)
  return child
}

/** Lists what other users may read, write or enter: the folder itself, and everything below it. */
const open = (): string[] =>
  ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0,
  )

async function serve(): Promise<{ url: string; stop: () => Promise<void> }> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  const child = run('api/server.ts', [], { PORT: String(port) })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/api/health`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('the server ended')
    await wait(100)
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { url, stop }
}

async function command(...args: string[]): Promise<void> {
  const [code] = (await once(run('prisma/backup.ts', args), 'exit')) as [number | null]
  expect([args[0], code]).toEqual([args[0], 0])
}

test('under any umask, only the process’s user can read the data: files of a former version and new ones', async () => {
  mkdirSync(join(dataDir, 'outbox'), { recursive: true })
  for (const name of ['outbox/former.eml', 'db.lock.1', 'foreign.txt'])
    writeFileSync(join(dataDir, name), '')
  for (const name of ['.', ...open()]) chmodSync(join(dataDir, name), 0o777)
  chmodSync(join(dataDir, 'foreign.txt'), 0o666)

  const { url, stop } = await serve()
  expect(open()).toEqual(['foreign.txt'])
  const body = {
    email: 'owner@example.org',
    firstName: 'Ada',
    lastName: 'Martin',
    password: 'correct horse',
  }
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  expect(status).toBe(201)
  while (
    !readdirSync(join(dataDir, 'outbox')).some(
      (name) => name.startsWith('20') && name.endsWith('.eml'),
    )
  )
    await wait(100)
  expect(open()).toEqual(['foreign.txt'])
  // The server writes it while it runs.
  const file = join(dataDir, 'backups/one.tar.gz')
  await command('backup', file)
  expect(open()).toEqual(['foreign.txt'])
  await stop()
  expect(open()).toEqual(['foreign.txt'])

  for (const name of readdirSync(dataDir, { recursive: true, encoding: 'utf8' }))
    chmodSync(join(dataDir, name), 0o777)
  for (const args of [
    ['backup', join(dataDir, 'backups/two.tar.gz')],
    ['restore', file, '--replace'],
  ]) {
    await command(...args)
    expect([args[0], open()]).toEqual([args[0], ['foreign.txt']])
  }
  expect(readdirSync(dataDir).filter((name) => name.startsWith('db.before-'))).toHaveLength(1)
}, 180_000)

test.each([
  ['a folder that is narrowed', 0o755, 0o700, true],
  ['one that was narrow', 0o700, 0o700, true],
  ['a shared one, which is left as it is', 0o1777, 0o1777, false],
])('DATA_DIR may be a symbolic link: to %s', (name, before, after, isOurs) => {
  const umask = process.umask()
  const [folder, link] = [join(tempFolder, name), join(tempFolder, `link to ${name}`)]
  mkdirSync(join(folder, 'outbox'), { recursive: true })
  chmodSync(folder, before)
  symlinkSync(folder, link)
  expect(restrictToOwner(link)).toBe(isOurs)
  expect(statSync(folder).mode & 0o7777).toBe(after)
  expect(statSync(join(folder, 'outbox')).mode & 0o7777).toBe(0o700)
  process.umask(umask)
})
