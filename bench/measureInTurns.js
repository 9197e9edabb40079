// Contenders are measured in short turns, so that a slow phase of the machine affects all of them. Processor time
// depends on it less than the rate does.

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { start } from './contenders.js'
import { query } from './query.js'
import { deleteSaved, requestsOf } from './seededUsers.js'
import { sendForSeconds } from './sendForSeconds.js'
import { median } from './table.js'

/** The seconds in which V8 compiles the code and the connections open. */
const warmUpSeconds = 3

/**
 * @typedef {import('./operations.js').Operation} Operation
 * @typedef {{ count: number, perSecond: number, p95: number, megabytes: number, serverMs: number, databaseMs: number
 *   }} Run
 *   `serverMs` and `databaseMs` are processor time for one request
 * @typedef {{ operation: Operation, server: Awaited<ReturnType<typeof start>>, requests: ReturnType<typeof
 *   requestsOf>, runs: Run[] }} MeasuredServer
 * @typedef {Omit<Run, 'count'> & { operation: Operation, slowest: number, fastest: number }} Medians of all rounds
 */

/**
 * @param {string} databaseUrl
 * @param {Operation[]} operations
 * @param {import('./seededUsers.js').SeededUsers} seededUsers
 * @param {{ rounds: number, seconds: number }} length
 * @returns {Promise<Medians[]>}
 */
export async function measureInTurns(databaseUrl, operations, seededUsers, { rounds, seconds }) {
  /** @type {MeasuredServer[]} */
  const measuredServers = []
  for (const operation of operations) {
    // Few users have cats with these numbers of entries, and each would exceed the points of a minute.
    /** @type {Record<string, string>} */
    const extraEnv = operation.entries === undefined ? {} : { RATE_LIMITS: 'off' }
    const server = await start(operation.contender, databaseUrl, { extraEnv })
    measuredServers.push({
      operation,
      server,
      requests: requestsOf(operation, seededUsers),
      runs: [],
    })
  }
  for (const { server, operation, requests } of measuredServers) {
    await sendForSeconds(server.url, requests.warmUp, warmUpSeconds)
    if (operation.writes) await deleteSaved(databaseUrl)
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const measuredServer of measuredServers)
      measuredServer.runs.push(await runOnce(databaseUrl, measuredServer, seconds))
  }
  for (const { server } of measuredServers) await server.stop()
  return measuredServers.map(({ operation, runs }) => {
    const rates = runs.map((run) => run.perSecond)
    const medianOf = (/** @type {Exclude<keyof Run, 'count'>} */ of) =>
      median(runs.map((run) => run[of]))
    const [slowest, fastest] = [Math.min(...rates), Math.max(...rates)]
    return {
      operation,
      slowest,
      fastest,
      perSecond: median(rates),
      p95: medianOf('p95'),
      serverMs: medianOf('serverMs'),
      databaseMs: medianOf('databaseMs'),
      megabytes: medianOf('megabytes'),
    }
  })
}

/**
 * @param {string} databaseUrl
 * @param {MeasuredServer} measuredServer
 * @param {number} seconds
 * @returns {Promise<Run>}
 */
async function runOnce(databaseUrl, { operation, server, requests: { timed } }, seconds) {
  const [server0, database0] = [processorMs(server.pid), await databaseMs(databaseUrl)]
  const result = await sendForSeconds(server.url, timed, seconds)
  const serverMs = (processorMs(server.pid) - server0) / result.count
  const totalMs = [...(await databaseMs(databaseUrl))].reduce(
    (sum, [pid, ms]) => sum + ms - (database0.get(pid) ?? 0),
    0,
  )
  if (operation.writes && result.count > timed.length)
    throw new Error('Entries were saved twice: seed more cats')
  if (operation.writes) await deleteSaved(databaseUrl)
  return {
    ...result,
    serverMs,
    databaseMs: totalMs / result.count,
    megabytes: residentMegabytes(server.pid),
  }
}

/** @param {number} pid */
function residentMegabytes(pid) {
  return Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024,
  )
}

/**
 * Returns the processor time of each PostgreSQL process in ms. Those of other contenders are idle.
 * @param {string} databaseUrl
 */
async function databaseMs(databaseUrl) {
  const backends = await query(
    databaseUrl,
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  return new Map(backends.map(({ pid }) => [pid, processorMs(pid)]))
}

/**
 * Returns the processor time of a process in ms. Linux counts ticks of 10 ms; on other systems it is NaN.
 * @param {number} pid
 */
function processorMs(pid) {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  const [user, system] =
    readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ').slice(11, 13) ?? []
  return 10 * (Number(user) + Number(system))
}
