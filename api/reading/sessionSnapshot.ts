import type { SignInMethod, TokenAccess } from '#prisma'
import type { Rows, Statement } from '../base/db/database'
import { circleOf } from './circleSql'
import type { Json } from './columns'
import type { ReadPlan, CatSelection, PlannedRead } from './readPlan'
import { type RecordRow, toRecord } from './record'
import { historyBoundValues, recordsOf, recordsStatement } from './recordsJson'
import {
  type CatEntryLookup,
  saveContextJson,
  type SaveContextJson,
  saveContextValues,
  toSaveContext,
} from './saveContext'
import { type SessionUser, sessionUserColumns } from './sessionUser'

/** `null` if all are selected. */
const selectedIds = (cats: CatSelection) => (cats === 'all' ? null : cats)

const circleStatement = recordsStatement(
  'circleRecords',
  {
    circle: circleOf('$1::uuid', '$3::timestamptz'),
    where: '($2::uuid[] IS NULL OR a.id = ANY($2::uuid[]))',
    from: 4,
  },
  (records) => `SELECT ${records} AS animals`,
)

/**
 * Reads the cats of the user's circle, own cats first, then oldest first. An id outside of the
 * circle selects nothing.
 */
export async function circleRecords(
  database: Rows,
  user: RecordRow['user'] & { id: string },
  { cats, historyBounds }: ReadPlan,
  now: Date,
): Promise<RecordRow[]> {
  const values = [user.id, selectedIds(cats), now, ...historyBoundValues({ historyBounds, now })]
  const [row] = await database.rows<{ animals: string }>(circleStatement(historyBounds), values)
  return await recordsOf(row!.animals, (json) => toRecord(json, user, { historyBounds, now }))
}

/** The conditions use two values: a session's family and user, or a tool's token and now. */
const credentials = {
  session: {
    columns:
      `json_build_object('by', f.opened_by, 'at', f.created_at) AS ` +
      `opening, f.unused_pair AS "unusedPair", NULL AS tool`,
    from: 'refresh_families f',
    where: 'f.id = $1::uuid AND f.user_id = $2::uuid AND f.revoked_at IS NULL',
  },
  tool: {
    columns: `json_build_object('by', 'password', 'at', f.created_at) AS opening, NULL AS "unusedPair",
  json_build_object('id', f.id, 'access', f.access, 'lastUsedAt', f.last_used_at) AS tool`,
    from: 'personal_access_tokens f',
    where: 'f.hash = $1 AND f.expires_at > $2::timestamptz',
  },
} as const

const textOf = (
  { columns, from, where }: (typeof credentials)[keyof typeof credentials],
  read: string,
) => `SELECT row_to_json(u) AS "user", ${columns},
  (SELECT row_to_json(o) FROM (SELECT user_id AS "userId", at FROM time_overrides
  WHERE user_id = f.user_id) o) AS override,
  ${read}
FROM ${from}, LATERAL (
  SELECT ${sessionUserColumns} FROM users WHERE id = f.user_id) u
WHERE ${where}`

const statementsOf = (kind: keyof typeof credentials) => ({
  /**
   * Reads no cats: mutations need none beforehand, and the plan of reading cats is half of the
   * statement's cost.
   */
  withoutCats: { name: kind, text: textOf(credentials[kind], `'' AS animals`) },
  withSaveContext: {
    name: `saving_${kind}`,
    text: textOf(
      credentials[kind],
      `'' AS animals, ${saveContextJson({ user: 'f.user_id', now: '$3::timestamptz' }, 4)} AS "saveContext"`,
    ),
  },
  withoutCircle: recordsStatement(
    `without_circle_${kind}`,
    {
      withoutCircle: true,
      where: 'a.user_id = f.user_id AND ($3::uuid[] IS NULL OR a.id = ANY($3::uuid[]))',
      from: 4,
    },
    (records) => textOf(credentials[kind], `${records} AS animals`),
  ),
  circle: recordsStatement(
    `circle_${kind}`,
    {
      circle: circleOf('f.user_id', '$3::timestamptz'),
      where: '($4::uuid[] IS NULL OR a.id = ANY($4::uuid[]))',
      from: 5,
    },
    (records) => textOf(credentials[kind], `${records} AS animals`),
  ),
})
const statements = { session: statementsOf('session'), tool: statementsOf('tool') }

interface SessionSnapshotJson {
  user: Json<Omit<SessionUser, 'timeOverride'>>
  unusedPair: string | null
  tool: { id: string; access: TokenAccess; lastUsedAt: string | null } | null
  opening: { by: SignInMethod; at: string }
  override: { userId: string; at: string } | null
  animals: string
  saveContext?: SaveContextJson | null
}

export interface SessionOpening {
  by: SignInMethod
  at: Date
}

export interface SessionSnapshot {
  opening: SessionOpening
  user: SessionUser
  /** The session's pair of tokens that has not been used yet (auth/tokens.ts). */
  unusedPair: string | null
  /** `null` if the credential is a session. */
  tool: { id: string; access: TokenAccess; lastUsedAt: Date | null } | null
  records: RecordRow[]
  /** The entries around the one that will be saved. */
  plannedRead: PlannedRead | null
}

export type Credential = { familyId: string; userId: string } | { tokenHash: string }

/**
 * Users who were lately found in a circle: their circle is read at once. For others, own cats are
 * read first, and the circle again if `users.in_circles` is set. This only saves a statement.
 */
const inCircles = new Set<string>()
const maxCachedUsers = 10_000

function cacheCircleUser(key: string): void {
  if (inCircles.size >= maxCachedUsers) inCircles.clear()
  inCircles.add(key)
}

/**
 * Reads, in one statement, whether the session or the token is valid, its user, and the cats or the
 * entry that the document needs. This is the hot path. `null` if the family was revoked or is not
 * this user's, or if the token was revoked or has expired.
 */
export async function readSessionSnapshot(
  database: Rows,
  caller: Credential,
  readPlan: ReadPlan,
  now: Date,
): Promise<SessionSnapshot | null> {
  const lookup = readPlan.saveLookup?.(now)
  const key = 'tokenHash' in caller ? caller.tokenHash : caller.userId
  const read = async (ownCatsOnly: boolean) =>
    (
      await database.rows<SessionSnapshotJson>(
        ...statementFor(caller, { ...readPlan, now, ownCatsOnly }, lookup),
      )
    )[0]
  const hasNoKnownCircle = !inCircles.has(key)
  let row = await read(hasNoKnownCircle)
  if (hasNoKnownCircle && row?.user.inCircles) {
    cacheCircleUser(key)
    if (!lookup && readPlan.cats.length > 0) row = await read(false)
  }
  if (!row) return null
  const { emailVerifiedAt, googleLinkedAt, pendingUntil, pendingSessionSince } = row.user
  const user: SessionUser = {
    ...row.user,
    emailVerifiedAt: emailVerifiedAt === null ? null : new Date(emailVerifiedAt),
    googleLinkedAt: googleLinkedAt === null ? null : new Date(googleLinkedAt),
    pendingUntil: pendingUntil === null ? null : new Date(pendingUntil),
    pendingSessionSince: pendingSessionSince === null ? null : new Date(pendingSessionSince),
    lastActiveAt: new Date(row.user.lastActiveAt),
    createdAt: new Date(row.user.createdAt),
    timeOverride: row.override && { userId: row.override.userId, at: new Date(row.override.at) },
  }
  return {
    user,
    opening: { by: row.opening.by, at: new Date(row.opening.at) },
    unusedPair: row.unusedPair,
    tool: row.tool && {
      ...row.tool,
      lastUsedAt: row.tool.lastUsedAt === null ? null : new Date(row.tool.lastUsedAt),
    },
    records: await recordsOf(row.animals, (json) =>
      toRecord(json, user, { historyBounds: readPlan.historyBounds, now }),
    ),
    plannedRead: lookup
      ? { lookup, saveContext: row.saveContext ? toSaveContext(row.saveContext) : null }
      : null,
  }
}

function statementFor(
  caller: Credential,
  { cats, historyBounds, now, ownCatsOnly }: ReadPlan & { now: Date; ownCatsOnly: boolean },
  lookup: CatEntryLookup | undefined,
): [Statement, unknown[]] {
  const [{ withoutCats, withSaveContext, withoutCircle, circle }, credential] =
    'tokenHash' in caller
      ? [statements.tool, [caller.tokenHash, now]]
      : [statements.session, [caller.familyId, caller.userId]]
  if (lookup) return [withSaveContext, [...credential, now, ...saveContextValues(lookup)]]
  if (cats.length === 0) return [withoutCats, credential]
  const values = [selectedIds(cats), ...historyBoundValues({ historyBounds, now })]
  return ownCatsOnly
    ? [withoutCircle(historyBounds), [...credential, ...values]]
    : [circle(historyBounds), [...credential, now, ...values]]
}
