import type { Prisma, User } from '#prisma'
import type { Database } from '../db'
import type { Ahead, Cats } from './ahead'
import type { Json } from './columns'
import { type RecordJson, type RecordRow, toRecord } from './record'
import { reachValues, recordsStatement } from './recordsJson'

/** null picks all. */
const picked = (cats: Cats) => (cats === 'all' ? null : cats)

type SessionUser = Prisma.UserGetPayload<{ include: { timeOverride: true } }>

const ownStatement = recordsStatement(
  'ownRecords',
  { where: 'a.user_id = $1::uuid AND ($2::uuid[] IS NULL OR a.id = ANY($2::uuid[]))', from: 3 },
  (records) => `SELECT ${records} AS animals`,
)

/** The user's own cats, oldest first: somebody else's id picks nothing. */
export async function ownRecords(
  database: Pick<Database, 'rows'>,
  user: SessionUser,
  { cats, reach }: Ahead,
): Promise<RecordRow[]> {
  const values = [user.id, picked(cats), ...reachValues(reach)]
  const [row] = await database.rows<{ animals: RecordJson[] }>(ownStatement(reach), values)
  return row!.animals.map((json) => toRecord(json, user, reach))
}

const householdStatement = recordsStatement(
  'household',
  { where: 'a.user_id = f.user_id AND ($3::uuid[] IS NULL OR a.id = ANY($3::uuid[]))', from: 4 },
  (records) => `SELECT row_to_json(u) AS "user",
  (SELECT row_to_json(o) FROM (SELECT user_id AS "userId", at FROM time_overrides WHERE user_id = f.user_id) o) AS override,
  ${records} AS animals
FROM refresh_families f, LATERAL (
  SELECT id, email, email_verified_at AS "emailVerifiedAt", password_hash AS "passwordHash",
    google_subject AS "googleSubject", first_name AS "firstName", last_name AS "lastName", time_zone AS "timeZone",
    last_active_at AS "lastActiveAt", created_at AS "createdAt"
  FROM users WHERE id = f.user_id) u
WHERE f.id = $1::uuid AND f.user_id = $2::uuid AND f.revoked_at IS NULL`,
)

interface HouseholdJson {
  user: Json<User>
  override: { userId: string; at: string } | null
  animals: RecordJson[]
}

export interface Household {
  user: SessionUser
  records: RecordRow[]
}

/**
 * The hot path: that the session stands, who it speaks for, and the cats that the document is going to ask for, in one
 * statement. Null: the family was revoked, or is not this user's.
 */
export async function readHousehold(
  database: Pick<Database, 'rows'>,
  session: { familyId: string; userId: string },
  { cats, reach }: Ahead,
): Promise<Household | null> {
  const values = [session.familyId, session.userId, picked(cats), ...reachValues(reach)]
  const [row] = await database.rows<HouseholdJson>(householdStatement(reach), values)
  if (!row) return null
  const { emailVerifiedAt, lastActiveAt, createdAt } = row.user
  const user: SessionUser = {
    ...row.user,
    emailVerifiedAt: emailVerifiedAt === null ? null : new Date(emailVerifiedAt),
    lastActiveAt: new Date(lastActiveAt),
    createdAt: new Date(createdAt),
    timeOverride: row.override && { userId: row.override.userId, at: new Date(row.override.at) },
  }
  return { user, records: row.animals.map((json) => toRecord(json, user, reach)) }
}
