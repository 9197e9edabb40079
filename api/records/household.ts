import type { SignInMethod } from '#prisma'
import type { Rows, Statement } from '../db/database'
import type { ReadPlan, Cats, PlannedRead } from './readPlan'
import type { Json } from './columns'
import { type RecordJson, type RecordRow, toRecord } from './record'
import { reachValues, recordsStatement } from './recordsJson'
import { type SessionUser, sessionUserColumns } from './sessionUser'
import { type Place, surroundingsJson, type SurroundingsJson, surroundingsValues, toSurroundings } from './surroundings'

/** null picks all. */
const picked = (cats: Cats) => (cats === 'all' ? null : cats)

const ownStatement = recordsStatement(
  'ownRecords',
  { where: 'a.user_id = $1::uuid AND ($2::uuid[] IS NULL OR a.id = ANY($2::uuid[]))', from: 3 },
  (records) => `SELECT ${records} AS animals`,
)

/** The user's own cats, oldest first: somebody else's id picks nothing. */
export async function ownRecords(
  database: Rows,
  user: RecordRow['user'] & { id: string },
  { cats, reach }: ReadPlan,
  now: Date,
): Promise<RecordRow[]> {
  const values = [user.id, picked(cats), ...reachValues({ reach, now })]
  const [row] = await database.rows<{ animals: RecordJson[] }>(ownStatement(reach), values)
  return row!.animals.map((json) => toRecord(json, user, { reach, now }))
}

const sessionText = (read: string) => `SELECT row_to_json(u) AS "user", json_build_object('by', f.opened_by, 'at', f.created_at) AS opening,
  f.unused_pair AS "unusedPair",
  (SELECT row_to_json(o) FROM (SELECT user_id AS "userId", at FROM time_overrides WHERE user_id = f.user_id) o) AS override,
  ${read}
FROM refresh_families f, LATERAL (
  SELECT ${sessionUserColumns} FROM users WHERE id = f.user_id) u
WHERE f.id = $1::uuid AND f.user_id = $2::uuid AND f.revoked_at IS NULL`

/** Without cats: what changes something asks for none beforehand, and half of the statement's cost is the plan of reading them. */
const sessionStatement = { name: 'session', text: sessionText(`'[]'::json AS animals`) }
const savingStatement = { name: 'saving', text: sessionText(`'[]'::json AS animals, ${surroundingsJson('f.user_id', 3)} AS around`) }

const householdStatement = recordsStatement(
  'household',
  { where: 'a.user_id = f.user_id AND ($3::uuid[] IS NULL OR a.id = ANY($3::uuid[]))', from: 4 },
  (records) => sessionText(`${records} AS animals`),
)

interface HouseholdJson {
  user: Json<Omit<SessionUser, 'timeOverride'>>
  unusedPair: string | null
  opening: { by: SignInMethod; at: string }
  override: { userId: string; at: string } | null
  animals: RecordJson[]
  around?: SurroundingsJson | null
}

/** How and when its session was opened. */
export interface Opening {
  by: SignInMethod
  at: Date
}

export interface Household {
  opening: Opening
  user: SessionUser
  /** Of the session (auth/tokens.ts). */
  unusedPair: string | null
  records: RecordRow[]
  /** What stands around the entry that is going to be saved. */
  found: PlannedRead | null
}

/**
 * The hot path: that the session stands, who it speaks for, and the cats or the entry that the document is going to ask for,
 * in one statement. Null: the family was revoked, or is not this user's.
 */
export async function readHousehold(
  database: Rows,
  session: { familyId: string; userId: string },
  readPlan: ReadPlan,
  now: Date,
): Promise<Household | null> {
  const place = readPlan.save?.(now)
  const [row] = await database.rows<HouseholdJson>(...asked([session.familyId, session.userId], { ...readPlan, now }, place))
  if (!row) return null
  const { emailVerifiedAt, googleLinkedAt, pendingUntil, lastActiveAt, createdAt } = row.user
  const user: SessionUser = {
    ...row.user,
    emailVerifiedAt: emailVerifiedAt === null ? null : new Date(emailVerifiedAt),
    googleLinkedAt: googleLinkedAt === null ? null : new Date(googleLinkedAt),
    pendingUntil: pendingUntil === null ? null : new Date(pendingUntil),
    lastActiveAt: new Date(lastActiveAt),
    createdAt: new Date(createdAt),
    timeOverride: row.override && { userId: row.override.userId, at: new Date(row.override.at) },
  }
  return {
    user,
    opening: { by: row.opening.by, at: new Date(row.opening.at) },
    unusedPair: row.unusedPair,
    records: row.animals.map((json) => toRecord(json, user, { reach: readPlan.reach, now })),
    found: place ? { place, around: row.around ? toSurroundings(row.around) : null } : null,
  }
}

function asked(session: string[], { cats, reach, now }: ReadPlan & { now: Date }, place: Place | undefined): [Statement, unknown[]] {
  if (place) return [savingStatement, [...session, ...surroundingsValues(place)]]
  if (cats.length === 0) return [sessionStatement, session]
  return [householdStatement(reach), [...session, picked(cats), ...reachValues({ reach, now })]]
}
