import { type ShareScope, shareScopes } from '#shared/sharing/shareLink'
import type { Rows, Statement } from '../base/db/database'
import { hashOfToken } from '../base/randomToken'
import { type OwnerJson, ownerJson, toOwner } from './ownerClock'
import { type HistoryBounds, type RecordRow, toRecord } from './record'
import { historyBoundValues, recordsOf, recordsStatement } from './recordsJson'

const validLink =
  'hash = $1 AND revoked_at IS NULL AND expires_at > $2::timestamptz AND (code_hash IS NULL OR $3::boolean)'

const statementOf = (name: string, link: string, after = '') =>
  recordsStatement(
    name,
    { where: 'a.id = link.animal_id', from: 4 },
    (records) => `WITH link AS (${link})${after}
SELECT
  link.scopes,
  ${ownerJson('(SELECT user_id FROM animals WHERE id = link.animal_id)')} AS "user",
  ${records} AS animals
FROM link`,
  )

const openStatement = statementOf(
  'openedRecord',
  `UPDATE share_links SET access_count = access_count + 1, last_accessed_at = $2::timestamptz,
    first_accessed_at = coalesce(first_accessed_at, $2::timestamptz) WHERE ${validLink}
    RETURNING id, animal_id, scopes, access_count, mail_at_opening`,
  `, queued AS (INSERT INTO mails (id, kind, recipient, user_id, link_id, created_at, due_at, attempts)
  SELECT gen_random_uuid(), 'link_opened', u.email, u.id, link.id, $2::timestamptz, $2::timestamptz, 0
  FROM link JOIN animals a ON a.id = link.animal_id JOIN users u ON u.id = a.user_id
  WHERE link.mail_at_opening AND link.access_count = 1)`,
)
const readStatement = statementOf(
  'readRecord',
  `SELECT animal_id, scopes FROM share_links WHERE ${validLink}`,
)

interface SharedJson {
  scopes: ShareScope[]
  user: OwnerJson
  animals: string
}

interface SharedRead {
  token: string
  /** True if the visitor has entered the link's code. */
  isProven: boolean
  now: Date
  historyBounds: HistoryBounds
}

/**
 * Reads the cat behind a share link and counts the opening, in one statement. An expired link
 * counts nothing, and two openings count twice. The first opening queues the mail that the owner
 * requested. `null` if the link is unknown, expired or revoked, or its code was not entered.
 */
export const openSharedRecord = (database: Rows, request: SharedRead) =>
  read(database, openStatement, request)

/** Reads the same without counting an opening. */
export const readSharedRecord = (database: Rows, request: SharedRead) =>
  read(database, readStatement, request)

async function read(
  database: Rows,
  statement: (historyBounds: HistoryBounds) => Statement,
  { token, isProven, now, historyBounds }: SharedRead,
): Promise<RecordRow | null> {
  const values = [hashOfToken(token), now, isProven, ...historyBoundValues({ historyBounds, now })]
  const [row] = await database.rows<SharedJson>(statement(historyBounds), values)
  if (!row) return null
  const owner = toOwner(row.user)
  const [record] = await recordsOf(row.animals, (json) =>
    toRecord(json, owner, { historyBounds, now }),
  )
  return {
    ...record!,
    link: { token, hidden: new Set(shareScopes.filter((scope) => !row.scopes.includes(scope))) },
  }
}
