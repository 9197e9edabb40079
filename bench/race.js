// The contenders in turn: each group's rows one after the other, and that again each round, so that what slows the
// machine down for a while slows all of them.
import { execFileSync } from 'node:child_process'
import { start } from './contenders.js'
import { forgetSaved, requestsOf } from './crowd.js'
import { load } from './load.js'
import { median } from './table.js'

/** Seconds in which code gets compiled and connections opened. */
const warmUpSeconds = 3

/**
 * @typedef {import('./operations.js').Operation} Operation
 * @typedef {{ operation: Operation, perSecond: number, p95: number, megabytes: number }} Place
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
        const result = await load(server.url, timed, seconds)
        if (operation.writes && result.count > timed.length) throw new Error('Entries were saved twice: seed more cats')
        runs.push({ operation, ...result, megabytes: residentMegabytes(server.pid) })
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
  }))
}

/** @param {number} pid */
function residentMegabytes(pid) {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)
}
