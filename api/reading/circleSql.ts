import type { Prisma } from '#prisma'
import { type HelperRole, type Right, rights, type Role } from '#shared/circle/rights'
import type { Rows } from '../base/db/database'

// Every query for the cats that a user may reach, and for the user's role, uses these conditions
// (product/circle 2.1). After the last day a sitter is in no circle.

/**
 * Returns SQL with the columns `animal_id`, `role` and `last_day` of a user's cats. Both arguments
 * are SQL.
 */
export const circleOf = (user: string, now: string): string => `(
  SELECT id AS animal_id, 'owner' AS role, NULL::date AS last_day FROM animals WHERE user_id = ${user}
  UNION ALL
  SELECT animal_id, role::text, last_day FROM memberships WHERE user_id = ${user}
  AND (ends_at IS NULL OR ends_at > ${now}))`

export const activeMembership = (now: Date) =>
  ({ OR: [{ endsAt: null }, { endsAt: { gt: now } }] }) satisfies Prisma.MembershipWhereInput

/** The same condition for rows that are found by an id: a list of cats would be scanned in full. */
export function reachableCats(userId: string, right: Right, now: Date): Prisma.AnimalWhereInput {
  const helpers = (rights[right] as readonly Role[]).filter(
    (role): role is HelperRole => role !== 'owner',
  )
  if (helpers.length === 0) return { userId }
  return {
    OR: [
      { userId },
      { members: { some: { userId, role: { in: helpers }, ...activeMembership(now) } } },
    ],
  }
}

/** The same for a cat that was read with its active members, where every role is allowed. */
export const isReachable = (
  { userId: ownerId, members }: { userId: string; members: readonly { userId: string }[] },
  userId: string,
): boolean => userId === ownerId || members.some((member) => member.userId === userId)

const statement = {
  name: 'circle',
  text: `SELECT c.animal_id AS id FROM ${circleOf('$1::uuid', '$2::timestamptz')} c`,
}

export async function catIdsOf(database: Rows, userId: string, now: Date): Promise<string[]> {
  return (await database.rows<{ id: string }>(statement, [userId, now])).map(({ id }) => id)
}
