// Finds PostgreSQL's programs and the user who runs them.

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'

export function findBinaries() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : []
  const config = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    config.status === 0 ? config.stdout.trim() : '',
    ...(process.env['PATH'] ?? '').split(delimiter),
  ].find(
    (path) => path !== '' && existsSync(join(path, 'initdb')) && existsSync(join(path, 'postgres')),
  )
}

/**
 * Returns an unprivileged user if this process is root, since PostgreSQL refuses to run as root.
 * @returns {{ uid?: number, gid?: number }}
 */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody', 'daemon']) {
    try {
      const id = (/** @type {string} */ flag) =>
        Number(
          execFileSync('id', [flag, name], {
            encoding: 'utf8',
            stdio: ['ignore', 'pipe', 'ignore'],
          }),
        )
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      continue
    }
  }
  return {}
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
