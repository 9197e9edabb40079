import type { Prisma } from '#prisma'
import { frenchNumber } from '#shared/base/numbers'
import type { Role } from '#shared/circle/rights'
import type { Rows } from '../db/database'
import { overQuota } from '../errors'

// Bounds the ids that a cat stores besides its rows. Aliases lead to an entry: each repetition of its
// answers under a new id adds one. Tombstones are ids of deleted rows, which a client may send again.
// Neither names its author: helpers are refused once half of a quota is used.

/** Counts the ids of an entry. Those of its revisions are 50 of them at most. */
const MAX_ALIASES = 200
/** Allows six deletions a day for twenty years. Those of doses expire after 30 days. */
const MAX_TOMBSTONES = 50_000

const quotaOf = (role: Role, max: number): number => (role === 'owner' ? max : max / 2)

const countAliases = {
  name: 'count_aliases',
  text: 'SELECT count(*)::int AS count FROM measurement_aliases WHERE measurement_id = $1::uuid',
}
const countTombstones = {
  name: 'count_tombstones',
  text: `SELECT count(*)::int AS count FROM measurement_aliases
    WHERE animal_id = $1::uuid AND measurement_id IS NULL`,
}

/**
 * Requires the quota for one more alias of an entry.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForAlias(
  database: Rows,
  entryId: string,
  role: Role,
): Promise<void> {
  const [aliases] = await database.rows<{ count: number }>(countAliases, [entryId])
  const quota = quotaOf(role, MAX_ALIASES)
  if (aliases!.count < quota) return
  throw overQuota(
    `Ces réponses ont déjà été envoyées ${quota} fois, le plus qu’elles puissent l’être.`,
  )
}

/**
 * Requires the quota for the ids of an entry to delete. Only the entry's aliases can exceed it.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForDeletedEntry(
  database: Rows,
  animalId: string,
  role: Role,
): Promise<void> {
  const [tombstones] = await database.rows<{ count: number }>(countTombstones, [animalId])
  requireTombstoneQuota(tombstones!.count, role)
}

/**
 * Stores the id of a row that is deleted: a client that has not received the deletion may send it
 * again. The caller has locked the cat. An id that is stored needs no quota.
 * @throws OVER_QUOTA
 */
export async function storeTombstone(
  tx: Prisma.TransactionClient,
  { id: animalId, role }: { id: string; role: Role },
  { alias, expiresAt = null }: { alias: string; expiresAt?: Date | null },
): Promise<void> {
  if (await tx.measurementAlias.findUnique({ where: { animalId_alias: { animalId, alias } } }))
    return
  requireTombstoneQuota(
    await tx.measurementAlias.count({ where: { animalId, measurementId: null } }),
    role,
  )
  await tx.measurementAlias.create({ data: { animalId, alias, expiresAt } })
}

function requireTombstoneQuota(count: number, role: Role): void {
  const quota = quotaOf(role, MAX_TOMBSTONES)
  if (count < quota) return
  throw overQuota(
    `Ce carnet retient déjà ${frenchNumber(quota)} suppressions, le plus qu’il puisse en retenir.`,
  )
}
