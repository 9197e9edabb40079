// Runs one throw-away PostgreSQL: prints its URL, and ends it when its own input ends.

import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fetchPostgres } from './postgresPackage.js'
import { findBinaries, freePort, unprivilegedUser } from './postgresPrograms.js'

const folder = mkdtempSync(join(tmpdir(), 'nephrochat-postgres-'))
chmodSync(folder, 0o755)
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const bin = findBinaries() ?? (await fetchPostgres(folder))
if (bin === undefined) {
  process.stderr.write(
    'No PostgreSQL was found or could be fetched. Install your system’s ' +
      'package `postgresql`, or set TEST_DATABASE_URL.\n',
  )
  process.exit(1)
}

const user = unprivilegedUser()
const data = join(folder, 'data')
mkdirSync(data)
if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid)
const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }

const initdb = [
  '-D',
  data,
  '-U',
  'nephrochat',
  '-A',
  'trust',
  '-E',
  'UTF8',
  '--locale=C',
  '--no-sync',
]
const result = spawnSync(join(bin, 'initdb'), initdb, {
  ...user,
  env,
  cwd: folder,
  encoding: 'utf8',
})
if (result.status !== 0) {
  process.stderr.write(`initdb failed: ${result.stderr || result.error}\n`)
  process.exit(1)
}

const port = await freePort()
// The data is thrown away, so that no write has to wait for the disk.
const settings = {
  listen_addresses: '127.0.0.1',
  port,
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 200,
}
const args = [
  '-D',
  data,
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]
const server = spawn(join(bin, 'postgres'), args, {
  ...user,
  env,
  cwd: folder,
  stdio: ['ignore', 'ignore', 'pipe'],
})
let log = ''
server.stderr.on('data', (chunk) => (log = `${log}${chunk}`.slice(-4000)))
server.once('exit', (code) => process.exit(code ?? 1))

process.stdin.once('end', () => server.kill('SIGINT')).resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => server.kill('SIGINT'))

for (let tries = 0; !log.includes('ready to accept connections'); tries++) {
  if (tries > 300) {
    process.stderr.write(`PostgreSQL did not start:\n${log}\n`)
    server.kill('SIGKILL')
  }
  await wait(100)
}
process.stdout.write(`postgresql://nephrochat@127.0.0.1:${port}/postgres\n`)
