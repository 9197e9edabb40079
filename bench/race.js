// The contenders in turn: each group's rows one after the other, and that again each round, so that what slows the
// machine down for a while slows all of them.
import { execFileSync } from 'node:child_process'
import { start } from './contenders.js'
import { load, toHttp } from './load.js'
import { median } from './table.js'

/** Seconds in which code gets compiled and connections opened. */
const warmUp = 3

/**
 * @typedef {import('./operations.js').Operation} Operation
 * @typedef {{ operation: Operation, perSecond: number, p95: number, megabytes: number }} Place
 */

/**
 * @param {string} databaseUrl
 * @param {Operation[]} operations
 * @param {import('./people.js').Person[]} persons
 * @param {{ rounds: number, seconds: number }} length
 * @returns {Promise<Place[]>}
 */
export async function race(databaseUrl, operations, persons, { rounds, seconds }) {
  const measured = operations.map((operation) => ({ operation, runs: /** @type {(Place & object)[]} */ ([]) }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { operation, runs } of measured) {
      const server = await start(operation.contender, databaseUrl)
      const requests = persons.map((person, turn) => toHttp(operation.request(person, turn), person))
      try {
        await load(server.url, requests, warmUp)
        const result = await load(server.url, requests, seconds)
        runs.push({ operation, ...result, megabytes: residentMegabytes(server.pid) })
      } finally {
        await server.stop()
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
