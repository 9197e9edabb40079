// Starts one contender in a process of its own, on the Node that runs this, and ends it.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../scripts/machine/postgresPrograms.js'
import { statements } from './floorStatements.js'
import { secret } from './users.js'

/** @typedef {'floor' | 'postgraphile' | 'nephrochat'} Contender */

/** @type {Record<Contender, { script: string, ready: string, env?: Record<string, string> }>} */
const contenders = {
  floor: {
    script: 'bench/contenders/floor.js',
    ready: '/',
    env: { STATEMENTS: JSON.stringify(statements) },
  },
  postgraphile: {
    script: 'bench/contenders/postgraphile.js',
    ready: '/graphql',
    env: { GRAPHILE_ENV: 'production' },
  },
  // This is the operators' configuration behind one proxy: rate limits are on, and every request is logged.
  nephrochat: { script: 'dist/api/server.js', ready: '/api/health', env: { TRUST_PROXY: '1' } },
}
/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()
process.once('exit', () => children.forEach((child) => child.kill()))
const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * @param {Contender} name
 * @param {string} databaseUrl
 * @param {{ flags?: string[], extraEnv?: Record<string, string> }} [options] flags: Node's
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> }>}
 */
export async function start(name, databaseUrl, { flags = [], extraEnv = {} } = {}) {
  const { script, ready, env } = contenders[name]
  const port = await freePort()
  const child = spawn(process.execPath, [...flags, script], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      JWT_SECRET: secret,
      ...env,
      ...extraEnv,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk) => (output = `${output}${chunk}`.slice(0, 2000)))
  const url = `http://127.0.0.1:${port}`
  const ended = once(child, 'exit')
  children.add(child)
  for (let tries = 0; !(await responds(url + ready)); tries += 1) {
    if (tries > 300 || child.exitCode !== null)
      throw new Error(`${name} does not respond\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    pid: /** @type {number} */ (child.pid),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      children.delete(child)
      if (output !== '') throw new Error(`${name} wrote to stderr:\n${output}`)
    },
  }
}

const responds = (/** @type {string} */ url) =>
  fetch(url).then(
    () => true,
    () => false,
  )
