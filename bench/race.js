// The contenders in turn: each group's rows one after the other, and that again each round, so that what slows the
// machine down for a while slows all of them. Beside what fits into a second stands what a request costs of a processor:
// that hardly depends on what else the machine does.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { start } from './contenders.js'
import { forgetSaved, requestsOf } from './crowd.js'
import { query } from './database.js'
import { load } from './load.js'
import { median } from './table.js'

/** Seconds in which code gets compiled and connections opened. */
const warmUpSeconds = 3

/**
 * @typedef {import('./operations.js').Operation} Operation
 * @typedef {{ operation: Operation, perSecond: number, p95: number, megabytes: number, serverMs: number, databaseMs: number }} Place
 *   the two ms are of processor time, for one request
 */

/**
 * @param {string} databaseUrl
 * @param {Operation[]} operations
 * @param {import('./crowd.js').Crowd} crowd
 * @param {{ rounds: number, seconds: number }} length
 * @returns {Promise<Place[]>}
 */
export async function race(databaseUrl, operations, crowd, { rounds, seconds }) {
  const measured = operations.map((operation) => ({ operation, runs: /** @type {(Place & object)[]} */ ([]) }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { operation, runs } of measured) {
      const server = await start(operation.contender, databaseUrl)
      const { warmUp, timed } = requestsOf(operation, crowd)
      try {
        await load(server.url, warmUp, warmUpSeconds)
        const before = { server: processorMs(server.pid), database: await databaseMs(databaseUrl) }
        const result = await load(server.url, timed, seconds)
        const serverMs = (processorMs(server.pid) - before.server) / result.count
        const spent = ((await databaseMs(databaseUrl)) - before.database) / result.count
        if (operation.writes && result.count > timed.length) throw new Error('Entries were saved twice: seed more cats')
        runs.push({ operation, ...result, serverMs, databaseMs: spent, megabytes: residentMegabytes(server.pid) })
      } finally {
        await server.stop()
        if (operation.writes) await forgetSaved(databaseUrl)
      }
    }
  }
  return measured.map(({ operation, runs }) => ({
    operation,
    perSecond: median(runs.map((run) => run.perSecond)),
    p95: median(runs.map((run) => run.p95)),
    megabytes: median(runs.map((run) => run.megabytes)),
    serverMs: median(runs.map((run) => run.serverMs)),
    databaseMs: median(runs.map((run) => run.databaseMs)),
  }))
}

/** @param {number} pid */
function residentMegabytes(pid) {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)
}

/** All of its connections: they stay open as long as the server does. @param {string} databaseUrl */
async function databaseMs(databaseUrl) {
  const backends = await query(databaseUrl, 'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()')
  return backends.reduce((sum, { pid }) => sum + processorMs(pid), 0)
}

/** What a process has had of the processors, as Linux counts it, in ticks of 10 ms; elsewhere not a number. @param {number} pid */
function processorMs(pid) {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').slice(11, 13) ?? []
    return 10 * (Number(user) + Number(system))
  } catch {
    return Number.NaN
  }
}
