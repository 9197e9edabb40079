import { query } from './query.js'
import { toHttp } from './request.js'
import { users } from './users.js'

/**
 * @typedef {import('./users.js').User} User
 * @typedef {{ readers: User[], savers: User[] }} SeededUsers savers: each is for one cat without entries in the last
 *   month
 */

/**
 * @param {string} databaseUrl
 * @param {string} [key] the server's secret for sessions
 * @returns {Promise<SeededUsers>}
 */
export async function readSeededUsers(databaseUrl, key) {
  const savers = await users(databaseUrl, [60], key)
  return {
    readers: await users(databaseUrl, [30, 365, 3650], key),
    savers: savers.flatMap((user) => user.cats.map((cat) => ({ ...user, cat }))),
  }
}

/** @param {import('./operations.js').Operation} operation @param {SeededUsers} seededUsers */
export const sendersOf = (
  { writes, entries, cared = false, helping = false },
  { readers, savers },
) =>
  writes
    ? savers
    : readers.filter(
        (user) =>
          user.isCared === cared &&
          user.isHelper === helping &&
          (entries === undefined || user.entries === entries),
      )

/**
 * Numbers of saves that no contender completes in the time. The savers take turns, a day each, so that no entry is
 * saved twice and the days of a cat are in order.
 */
const warmUpSaves = 8_000
const timedSaves = 32_000

/** @param {import('./operations.js').Operation} operation @param {SeededUsers} seededUsers */
export function requestsOf(operation, seededUsers) {
  const senders = sendersOf(operation, seededUsers)
  const slice = (/** @type {number} */ from, /** @type {number} */ to) =>
    Array.from({ length: to - from }, (_, index) =>
      senders.map((user) => toHttp(operation.request(user, from + index), user)),
    ).flat()
  if (operation.writes) {
    const days = (/** @type {number} */ saves) => Math.ceil(saves / senders.length)
    return {
      warmUp: slice(0, days(warmUpSaves)),
      timed: slice(days(warmUpSaves), days(warmUpSaves) + days(timedSaves)),
    }
  }
  const requests = senders.map((user) => toHttp(operation.request(user, 0), user))
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
