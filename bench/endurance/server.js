// Runs the production server like operators do, in a separate process that reports its gauges.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/machine/postgresPrograms.js'
import { secret } from '../users.js'

/**
 * @typedef {{ eventLoopP99Ms: number, longestBlockMs: number, heapMegabytes: number, residentMegabytes: number }}
 * Gauges
 */
/** @typedef {{ url: string, gauges: () => Promise<Gauges>, stop: () => Promise<void> }} Server */

const root = fileURLToPath(new URL('../..', import.meta.url))
const gaugesScript = fileURLToPath(new URL('gauges.js', import.meta.url))
/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()
process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')))

/**
 * @param {string} databaseUrl
 * @param {number} [port] that of a former server, for its clients
 * @returns {Promise<Server>}
 */
export async function startServer(databaseUrl, port) {
  const at = port ?? (await freePort())
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', gaugesScript, 'dist/api/server.js'],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(at),
        HOST: '127.0.0.1',
        DATABASE_URL: databaseUrl,
        DRAIN_SECONDS: '0',
        JWT_SECRET: secret,
        TRUST_PROXY: '1',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  children.add(child)
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${at}`
  while (
    !(await fetch(`${url}/api/health`).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('the server ended at its start')
    await wait(100)
  }
  return {
    url,
    gauges: async () => {
      child.send('gauges')
      const [gauges] = await once(child, 'message')
      return gauges
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      children.delete(child)
    },
  }
}
