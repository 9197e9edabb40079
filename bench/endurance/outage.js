// Simulates 500 phones with ten pending entries each, which all reconnect at once after an outage.

import { setTimeout as wait } from 'node:timers/promises'
import { groupFlags } from '../../shared/health/answers/sentAnswers.ts'
import { savedDayOf } from '../day.js'
import { query } from '../query.js'
import { startServer } from './server.js'

const phones = 500
const entriesEach = 10
const timeoutMs = 120_000

/** @param {string} databaseUrl @param {import('../seededUsers.js').SeededUsers} seededUsers */
export async function simulateOutage(databaseUrl, { savers }) {
  const users = savers.slice(0, phones)
  const first = await startServer(databaseUrl)
  const { port } = new URL(first.url)
  await first.stop()
  /** @type {Map<string, number>} */
  const responses = new Map()
  const began = Date.now()
  const batches = Promise.all(
    users.map((user) => sendAll(first.url, user, responses, began + timeoutMs)),
  )
  await wait(5_000)
  const server = await startServer(databaseUrl, Number(port))
  const restartedAt = Date.now()
  const ids = (await batches).flat()
  const drainedMs = Date.now() - restartedAt
  const rows = await query(
    databaseUrl,
    'SELECT count(*)::int AS stored, count(DISTINCT (animal_id, ' +
      'day))::int AS days FROM measurements WHERE id = ANY($1)',
    [ids],
  )
  const { stored, days } = rows[0]
  await server.stop()
  const counts = [...responses].map(([status, count]) => `${count} × ${status}`).join(', ')
  console.log(
    `outage: ${ids.length} of ${phones * entriesEach} entries acknowledged ` +
      `${(drainedMs / 1000).toFixed(1)} s after the server was back; ${stored} ` +
      `stored, of ${days} days; responses: ${counts}`,
  )
  const unforeseen = [...responses.keys()].filter(
    (status) => !['200', '503', 'none'].includes(status),
  )
  return [
    [users.length === phones, `there are ${users.length} savers`],
    [ids.length === phones * entriesEach, 'an entry was never acknowledged'],
    [stored === ids.length && days === ids.length, 'an acknowledged entry is lost or doubled'],
    [unforeseen.length === 0, `responses were ${unforeseen.join(', ')}`],
  ]
}

/**
 * Sends the saves one after another, like the app's queue, and retries each until it is acknowledged.
 * @param {string} url
 * @param {import('../users.js').User} user
 * @param {Map<string, number>} responses
 * @param {number} until
 */
async function sendAll(url, user, responses, until) {
  const ids = []
  for (let turn = 4; turn < 4 + entriesEach; turn += 1) {
    const { animal, entry, at, answers } = savedDayOf(user, turn)
    const request = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${user.token}`,
        'x-forwarded-for': user.address,
      },
      body: JSON.stringify({
        ...groupFlags(answers),
        id: entry,
        date: at,
        isOfflineGenerated: true,
      }),
      signal: AbortSignal.timeout(20_000),
    }
    while (Date.now() < until) {
      const response = await fetch(`${url}/api/animals/${animal}/measurements`, {
        ...request,
        signal: AbortSignal.timeout(20_000),
      }).catch(() => null)
      await response?.arrayBuffer().catch(() => null)
      const status =
        response === null ? 'none' : response.status === 201 ? '200' : String(response.status)
      responses.set(status, (responses.get(status) ?? 0) + 1)
      if (response?.ok) {
        ids.push(entry)
        break
      }
      // The phone waits for `Retry-After`, with a jitter of one second.
      const seconds = Number(response?.headers.get('retry-after') ?? 1)
      await wait((seconds + Math.random()) * 1000)
    }
  }
  return ids
}
