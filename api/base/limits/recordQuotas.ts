import type { Measurement, Prisma } from '#prisma'
import { frenchNumber } from '#shared/base/numbers'
import type { Role } from '#shared/circle/rights'
import type { Rows } from '../db/database'
import { lockAnimal } from '../db/locks'
import { overQuota } from '../errors'

// Bounds what the record of one cat may store. Each check locks the cat until the transaction ends, or
// its caller has locked it, so that parallel requests cannot exceed the quota. The rows of all helpers
// together may use half of a quota, so that they never use up the owner's.

/** Allows a result a month for sixteen years: as many as a list shows. */
export const MAX_LAB_RESULTS = 200
/** Allows one a day for 54 years. */
export const MAX_ENTRIES = 20_000
/** Counts the different answers of one day. */
export const MAX_REVISIONS = 50
export const MAX_WEIGHTS = 20_000
/** Allows ten a day for thirteen years. */
export const MAX_DOSES = 50_000
export const MAX_TREATMENTS = 200
/** Allows ten stocks that are renewed and corrected every week for four years. */
export const MAX_STOCK_CHANGES = 4_000
/** Allows ten treatments with six doses each, and as many again. */
export const MAX_DOSES_OF_A_DAY = 120

type Tx = Prisma.TransactionClient

/** A cat to whose record a row is added, and the role of the user who adds it. */
interface GrowingCat {
  id: string
  /** The owner. */
  userId: string
  role: Role
}

/** @throws OVER_QUOTA */
function requireHelpersShare(role: Role, byHelpers: number, max: number): void {
  if (role === 'owner' || byHelpers < max / 2) return
  throw overQuota(
    'Les aidants ont noté la moitié de ce que ce carnet peut contenir. ' +
      'Le reste est réservé à son propriétaire.',
  )
}

/**
 * Returns the stored id if one of `ids` exists already.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForLabResult(
  tx: Tx,
  animalId: string,
  ids: readonly string[],
): Promise<string | undefined> {
  await lockAnimal(tx, animalId)
  const existing = await tx.labResult.findMany({ where: { animalId }, select: { id: true } })
  const duplicate = existing.find(({ id }) => ids.includes(id))
  if (duplicate) return duplicate.id
  if (existing.length < MAX_LAB_RESULTS) return undefined
  throw overQuota(
    `Un chat a ${MAX_LAB_RESULTS} résultats d’analyses au plus. Pour en ajouter un, supprimez-en un autre.`,
  )
}

/**
 * Counts all treatments of a cat, including ended ones.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForTreatment(tx: Tx, animalId: string): Promise<void> {
  await lockAnimal(tx, animalId)
  if ((await tx.treatment.count({ where: { animalId } })) < MAX_TREATMENTS) return
  throw overQuota(`Un chat a ${MAX_TREATMENTS} traitements au plus, ceux qui sont finis compris.`)
}

/**
 * Requires the quota for one more change of a stock. The caller has locked the cat.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForStockChange(tx: Tx, cat: GrowingCat): Promise<void> {
  await requireQuota(cat, (where) => tx.stockChange.count({ where }), {
    max: MAX_STOCK_CHANGES,
    sentence:
      `Un chat a ${frenchNumber(MAX_STOCK_CHANGES)} changements de stock au plus. ` +
      'Supprimez le stock d’un traitement fini.',
  })
}

async function requireQuota(
  { id: animalId, userId, role }: GrowingCat,
  count: (where: { animalId: string; byId?: { not: string } }) => Promise<number>,
  { max, sentence, more = 1 }: { max: number; sentence: string; more?: number },
): Promise<void> {
  if ((await count({ animalId })) + more > max) throw overQuota(sentence)
  if (role === 'owner') return
  const byHelpers = await count({ animalId, byId: { not: userId } })
  requireHelpersShare(role, byHelpers + more - 1, max)
}

/**
 * Counts the doses of the cat and of its day.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForDose(
  tx: Tx,
  { id, userId, role }: GrowingCat,
  day: Date,
): Promise<void> {
  await lockAnimal(tx, id)
  const counts = await tx.$queryRaw<{ isOfDay: boolean; all: number; byHelpers: number }[]>`
    SELECT day = ${day}::date AS "isOfDay", count(*)::int AS all,
      (count(*) FILTER (WHERE by_id <> ${userId}::uuid))::int AS "byHelpers"
    FROM doses WHERE animal_id = ${id}::uuid GROUP BY 1`
  const ofDay = counts.find(({ isOfDay }) => isOfDay) ?? { all: 0, byHelpers: 0 }
  if (ofDay.all >= MAX_DOSES_OF_A_DAY)
    throw overQuota(`Un jour a ${MAX_DOSES_OF_A_DAY} doses au plus.`)
  if (sumOf(counts.map(({ all }) => all)) >= MAX_DOSES)
    throw overQuota(
      `Un chat a ${frenchNumber(MAX_DOSES)} doses au plus. Supprimez-en d’anciennes pour en noter une autre.`,
    )
  requireHelpersShare(role, ofDay.byHelpers, MAX_DOSES_OF_A_DAY)
  requireHelpersShare(role, sumOf(counts.map(({ byHelpers }) => byHelpers)), MAX_DOSES)
}

/**
 * Requires the quota for `more` weighings. The caller has locked the cat.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForWeight(tx: Tx, cat: GrowingCat, more = 1): Promise<void> {
  await requireQuota(cat, (where) => tx.weight.count({ where }), {
    max: MAX_WEIGHTS,
    more,
    sentence:
      `Un chat a ${frenchNumber(MAX_WEIGHTS)} pesées au plus. ` +
      'Supprimez-en une ancienne pour en noter une autre.',
  })
}

const helperCondition = 'by_id <> (SELECT user_id FROM animals WHERE id = $1::uuid)'
const countEntries = {
  name: 'count_entries',
  text: `SELECT count(*)::int AS all, (count(*) FILTER (WHERE ${helperCondition}))::int AS "byHelpers"
    FROM measurements WHERE animal_id = $1::uuid`,
}

/**
 * Requires the quota for one more entry. The version is never below the number of entries, which
 * are counted only once it reaches the quota.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForEntry(
  database: Rows,
  animalId: string,
  { version, role }: { version: number; role: Role },
): Promise<void> {
  if (version < (role === 'owner' ? MAX_ENTRIES : MAX_ENTRIES / 2)) return
  const [count] = await database.rows<{ all: number; byHelpers: number }>(countEntries, [animalId])
  if (count!.all >= MAX_ENTRIES)
    throw overQuota(
      `Un chat a ${frenchNumber(MAX_ENTRIES)} saisies au plus. Supprimez-en une ancienne pour en ajouter une autre.`,
    )
  requireHelpersShare(role, count!.byHelpers, MAX_ENTRIES)
}

const countHelpersAnswers = {
  name: 'count_answers_of_helpers',
  text: `SELECT count(*)::int AS count FROM (
    SELECT by_id FROM measurement_revisions WHERE measurement_id = $2::uuid
    UNION ALL SELECT by_id FROM measurements WHERE id = $2::uuid) answers WHERE ${helperCondition}`,
}

/**
 * Requires the quota for one more revision of an entry. Older ones are never dropped.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForRevision(
  database: Rows,
  { id, animalId, revisionCount }: Pick<Measurement, 'id' | 'animalId' | 'revisionCount'>,
  role: Role,
): Promise<void> {
  if (revisionCount >= MAX_REVISIONS)
    throw overQuota(
      `Cette saisie a déjà été corrigée ${MAX_REVISIONS} fois, le plus qu’une saisie puisse l’être.`,
    )
  if (role === 'owner' || revisionCount < MAX_REVISIONS / 2 - 1) return
  const [byHelpers] = await database.rows<{ count: number }>(countHelpersAnswers, [animalId, id])
  requireHelpersShare(role, byHelpers!.count, MAX_REVISIONS)
}

export const sumOf = (counts: Iterable<number>): number =>
  [...counts].reduce((sum, count) => sum + count, 0)
