// Sends more requests than the server can process. It must refuse with 503 at once, without other errors, and recover
// its speed within 5 s.

import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { operations } from '../operations.js'
import { responseTo, toHttp } from '../request.js'

/** The number of clients, six times that of concurrently admitted requests (api/http/bounds.ts). */
const clients = 3_000
const arrivalMs = 5_000
const loadMs = 30_000
const shedWithinMs = 100
const calmAfterMs = 5_000

/** @param {number[]} times */
const p99 = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0

/**
 * A client sends its next request at once after a response. After a 503 it waits for `Retry-After`, like the app's
 * queue.
 * @param {import('./server.js').Server} server
 * @param {import('../seededUsers.js').SeededUsers} seededUsers
 * @returns {Promise<import('./run.js').Limit[]>}
 */
export async function simulateOverload(server, { readers }) {
  const home = operations.find(({ title }) => title === 'NéphroChat, HomeScreenQuery')
  if (!home) throw new Error('no home screen')
  const requests = readers.slice(0, 200).map((user) => toHttp(home.request(user, 0), user))
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: Infinity })
  /** @type {Map<number, number[]>} */
  const times = new Map()
  const end = performance.now() + loadMs
  const client = async (/** @type {number} */ index) => {
    await wait((index / clients) * arrivalMs)
    while (performance.now() < end) {
      const { status, ms, retryAfterMs } = await responseTo(
        server.url,
        agent,
        requests[index % requests.length] ?? {},
      )
      const timesOfStatus = times.get(status) ?? []
      timesOfStatus.push(ms)
      times.set(status, timesOfStatus)
      await wait(
        Math.min(retryAfterMs * (0.5 + Math.random()), Math.max(end - performance.now(), 0)),
      )
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)))
  await wait(calmAfterMs)
  /** @type {import('../request.js').TimedResponse[]} */
  const calmResponses = []
  for (const one of requests) calmResponses.push(await responseTo(server.url, agent, one))
  agent.destroy()

  const counts = Object.fromEntries(
    [...times].map(([status, { length }]) => [status || 'none', length]),
  )
  const shed = times.get(503) ?? []
  const failed = calmResponses.filter(({ status }) => status !== 200).length
  const calmMs = p99(calmResponses.map(({ ms }) => ms))
  console.log(
    `overload: ${clients} clients for ${loadMs / 1000} s: ` +
      `${JSON.stringify(counts)}; a 503 within ${p99(shed).toFixed(0)} ms (p99), ` +
      `a response within ${p99(times.get(200) ?? []).toFixed(0)} ms; ` +
      `${calmAfterMs / 1000} s later: p99 ${calmMs.toFixed(0)} ms, ${failed} failed`,
  )
  return [
    [
      [...times.keys()].every((status) => status === 200 || status === 503),
      `responses were ${JSON.stringify(counts)}`,
    ],
    [shed.length > 0, 'nothing was shed'],
    [p99(shed) < shedWithinMs, `a 503 took ${p99(shed).toFixed(0)} ms`],
    [failed === 0 && calmMs < 200, 'responses were still slow or failed'],
  ]
}
