import { people } from './people.js'
import { query } from './query.js'
import { toHttp } from './request.js'

/**
 * @typedef {import('./people.js').Person} Person
 * @typedef {{ readers: Person[], savers: Person[] }} Crowd savers: each is for one cat without entries in the last
 *   month
 */

/** @param {string} databaseUrl @param {string} [key] the server's secret for sessions @returns {Promise<Crowd>} */
export async function crowd(databaseUrl, key) {
  const savers = await people(databaseUrl, [60], key)
  return {
    readers: await people(databaseUrl, [30, 365, 3650], key),
    savers: savers.flatMap((person) => person.cats.map((cat) => ({ ...person, cat }))),
  }
}

/** @param {import('./operations.js').Operation} operation @param {Crowd} crowd */
export const sendersOf = (
  { writes, entries, cared = false, helping = false },
  { readers, savers },
) =>
  writes
    ? savers
    : readers.filter(
        (person) =>
          person.isCared === cared &&
          person.isHelper === helping &&
          (entries === undefined || person.entries === entries),
      )

/**
 * Numbers of saves that no contender completes in the time. The savers take turns, a day each, so that no entry is
 * saved twice and the days of a cat are in order.
 */
const warmUpSaves = 8_000
const timedSaves = 32_000

/** @param {import('./operations.js').Operation} operation @param {Crowd} crowd */
export function requestsOf(operation, crowd) {
  const senders = sendersOf(operation, crowd)
  const turns = (/** @type {number} */ from, /** @type {number} */ to) =>
    Array.from({ length: to - from }, (_, index) =>
      senders.map((person) => toHttp(operation.request(person, from + index), person)),
    ).flat()
  if (operation.writes) {
    const days = (/** @type {number} */ saves) => Math.ceil(saves / senders.length)
    return {
      warmUp: turns(0, days(warmUpSaves)),
      timed: turns(days(warmUpSaves), days(warmUpSaves) + days(timedSaves)),
    }
  }
  const requests = senders.map((person) => toHttp(operation.request(person, 0), person))
  return { warmUp: requests, timed: requests }
}

/** Deletes what was saved, so that each contender finds the same tables. @param {string} databaseUrl */
export async function deleteSaved(databaseUrl) {
  const [{ alerts, entries }] = await query(
    databaseUrl,
    `WITH saved AS (DELETE FROM measurements WHERE created_at > now() - interval '12 hours' RETURNING animal_id, day),
       shown AS (DELETE FROM alert_records r USING saved s WHERE r.animal_id = s.animal_id
       AND r.day = s.day RETURNING 1)
     SELECT (SELECT count(*) FROM saved) AS entries, (SELECT count(*) FROM shown) AS alerts`,
  )
  if (Number(alerts) !== 2 * Number(entries))
    throw new Error(`${entries} entries were saved, with ${alerts} alerts and not twice as many`)
  await query(databaseUrl, 'VACUUM measurements, alert_records, animals')
  return Number(entries)
}
