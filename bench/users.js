// The seeded users, each with a token that all contenders accept.

import { createHash, createHmac } from 'node:crypto'
import { query } from './query.js'

export const secret = 'a secret of the bench, of 32 characters and more'

/**
 * @typedef {{ token: string, address: string, cats: string[], cat: string, shareToken: string, entries: number,
 *   isCared: boolean, isHelper: boolean }} User
 * @typedef {30 | 60 | 365 | 3650} Entries the number of entries of each cat. The 60 are older than a month.
 */

/** @param {string} databaseUrl @param {Entries[]} entries @param {string} [key] @returns {Promise<User[]>} */
export async function users(databaseUrl, entries, key = secret) {
  const rows = await query(
    databaseUrl,
    `WITH counted AS MATERIALIZED (SELECT animal_id, count(*)::int AS entries FROM measurements GROUP BY animal_id)
     SELECT u.id, f.id AS family, substring(u.email from '[0-9]+') AS number, s.animal_id AS cat,
     array_agg(a.id ORDER BY a.created_at) AS cats, c.entries,
       EXISTS (SELECT 1 FROM treatments t WHERE t.animal_id = s.animal_id) AS "isCared",
       EXISTS (SELECT 1 FROM memberships h WHERE h.user_id = u.id) AS "isHelper"
     FROM share_links s JOIN counted c ON c.animal_id = s.animal_id AND c.entries = ANY($1)
     JOIN animals shared ON shared.id = s.animal_id
       JOIN users u ON u.id = shared.user_id JOIN refresh_families f ON f.user_id = u.id
       JOIN animals a ON a.user_id = u.id
     GROUP BY u.id, f.id, s.id, c.entries ORDER BY md5(u.email)`,
    [entries],
  )
  return rows.map(({ id, family, number, cat, cats, entries, isCared, isHelper }, index) => ({
    token: sign({ sub: id, fam: family, role: 'bench_owner', aud: 'postgraphile' }, key),
    // Rate limits count by address.
    address: `10.0.${index >> 8}.${index & 255}`,
    shareToken: md5(`token ${number}`) + md5(`more ${number}`),
    cat,
    cats,
    entries,
    isCared,
    isHelper,
  }))
}

/** Returns the MD5 from which seed.sql makes a token. The database holds only the token's hash. @param {string} text */
const md5 = (text) => createHash('md5').update(text).digest('hex')

/** @param {object} claims @param {string} key */
function sign(claims, key) {
  const now = Math.floor(Date.now() / 1000)
  const encode = (/** @type {object} */ part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url')
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, iat: now, exp: now + 6 * 3600 })}`
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`
}
