import type { Prisma } from '#prisma'
import { frenchNumber } from '#shared/base/numbers'
import type { Rows } from '../db/database'
import { lockAnimal } from '../db/locks'
import { overQuota } from '../errors'
import { maxVetProposals } from './quotas'

// Bounds what the record of one cat may store. Each check locks the cat until the transaction ends, or
// its caller has locked it, so that parallel requests cannot exceed the quota.

/** Allows a result a month for sixteen years: as many as a list shows. */
export const maxLabResults = 200
/** Allows one a day for 54 years. */
const MAX_ENTRIES = 20_000
/** Counts the different answers of one day. */
export const MAX_REVISIONS = 50
const MAX_WEIGHTS = 20_000
/** Allows ten a day for thirteen years. */
const maxDoses = 50_000
const maxTreatments = 200
/** Allows ten stocks that are renewed and corrected every week for four years. */
const maxStockChanges = 4_000
/** Allows ten treatments with six doses each, and as many again. */
const maxDosesOfADay = 120

type Tx = Prisma.TransactionClient

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
  if (existing.length < maxLabResults) return undefined
  throw overQuota(
    `Un chat a ${maxLabResults} résultats d’analyses au plus. Pour en ajouter un, supprimez-en un autre.`,
  )
}

/**
 * Counts all treatments of a cat, including ended ones.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForTreatment(tx: Tx, animalId: string): Promise<void> {
  await lockAnimal(tx, animalId)
  if ((await tx.treatment.count({ where: { animalId } })) < maxTreatments) return
  throw overQuota(`Un chat a ${maxTreatments} traitements au plus, ceux qui sont finis compris.`)
}

/**
 * Requires the quota for one more change of a stock. The caller has locked the cat.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForStockChange(tx: Tx, animalId: string): Promise<void> {
  if ((await tx.stockChange.count({ where: { animalId } })) < maxStockChanges) return
  throw overQuota(
    `Un chat a ${frenchNumber(maxStockChanges)} changements de stock au plus. ` +
      'Supprimez le stock d’un traitement fini.',
  )
}

/**
 * Counts the doses of the cat and of its day.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForDose(tx: Tx, animalId: string, day: Date): Promise<void> {
  await lockAnimal(tx, animalId)
  const [counts] = await tx.$queryRaw<{ all: number; ofDay: number }[]>`
    SELECT count(*)::int AS all, (count(*) FILTER (WHERE day = ${day}::date))::int AS "ofDay"
    FROM doses WHERE animal_id = ${animalId}::uuid`
  if (counts!.ofDay >= maxDosesOfADay) throw overQuota(`Un jour a ${maxDosesOfADay} doses au plus.`)
  if (counts!.all < maxDoses) return
  throw overQuota(
    `Un chat a ${frenchNumber(maxDoses)} doses au plus. Supprimez-en d’anciennes pour en noter une autre.`,
  )
}

/**
 * Requires the quota for one more weighing. The caller has locked the cat.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForWeight(tx: Tx, animalId: string): Promise<void> {
  if ((await tx.weight.count({ where: { animalId } })) < MAX_WEIGHTS) return
  throw overQuota(
    `Un chat a ${frenchNumber(MAX_WEIGHTS)} pesées au plus. Supprimez-en une ancienne pour en noter une autre.`,
  )
}

const countEntries = {
  name: 'count_entries',
  text: 'SELECT count(*)::int AS count FROM measurements WHERE animal_id = $1::uuid',
}

/**
 * Requires the quota for one more entry. The version is never below the number of entries, which
 * are counted only once it reaches the quota.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForEntry(
  database: Rows,
  animalId: string,
  version: number,
): Promise<void> {
  if (version < MAX_ENTRIES) return
  const [counted] = await database.rows<{ count: number }>(countEntries, [animalId])
  if (counted!.count < MAX_ENTRIES) return
  throw overQuota(
    `Un chat a ${frenchNumber(MAX_ENTRIES)} saisies au plus. Supprimez-en une ancienne pour en ajouter une autre.`,
  )
}

/**
 * Requires the quota for one more revision of an entry. Older ones are never dropped.
 * @throws OVER_QUOTA
 */
export function requireQuotaForRevision(count: number): void {
  if (count < MAX_REVISIONS) return
  throw overQuota(
    `Cette saisie a déjà été corrigée ${MAX_REVISIONS} fois, le plus qu’une saisie puisse l’être.`,
  )
}

interface AddedRows {
  measurements?: readonly unknown[]
  weights?: readonly unknown[]
  labResults?: readonly unknown[]
  treatments?: readonly unknown[]
  vetProposals?: readonly unknown[]
  stockChanges?: readonly unknown[]
  doses?: readonly { day: string }[]
}

/**
 * Requires the quotas for all rows that an import adds to the cat.
 * @throws OVER_QUOTA
 */
export async function requireWithinQuotas(
  tx: Tx,
  { id, name }: { id: string; name: string },
  more: AddedRows,
): Promise<void> {
  const [counts] = await tx.$queryRaw<
    {
      entries: number
      weights: number
      labs: number
      treatments: number
      proposals: number
      stockChanges: number
    }[]
  >`
    SELECT (SELECT count(*)::int FROM measurements WHERE animal_id = ${id}::uuid) AS entries,
      (SELECT count(*)::int FROM weights WHERE animal_id = ${id}::uuid) AS weights,
      (SELECT count(*)::int FROM lab_results WHERE animal_id = ${id}::uuid) AS labs,
      (SELECT count(*)::int FROM treatments WHERE animal_id = ${id}::uuid) AS treatments,
      (SELECT count(*)::int FROM vet_proposals WHERE animal_id = ${id}::uuid) AS proposals,
      (SELECT count(*)::int FROM stock_changes WHERE animal_id = ${id}::uuid) AS "stockChanges"`
  const ofDays = await tx.$queryRaw<{ day: string; count: number }[]>`
    SELECT day::text, count(*)::int AS count FROM doses WHERE animal_id = ${id}::uuid GROUP BY day`
  const doses = new Map(ofDays.map(({ day, count }) => [day, count]))
  for (const { day } of more.doses ?? []) doses.set(day, (doses.get(day) ?? 0) + 1)
  const sums = [
    [counts!.entries + (more.measurements?.length ?? 0), MAX_ENTRIES, 'saisies'],
    [counts!.weights + (more.weights?.length ?? 0), MAX_WEIGHTS, 'pesées'],
    [counts!.labs + (more.labResults?.length ?? 0), maxLabResults, 'résultats d’analyses'],
    [counts!.treatments + (more.treatments?.length ?? 0), maxTreatments, 'traitements'],
    [counts!.proposals + (more.vetProposals?.length ?? 0), maxVetProposals, 'consignes'],
    [
      counts!.stockChanges + (more.stockChanges?.length ?? 0),
      maxStockChanges,
      'changements de stock',
    ],
    [sumOf(doses.values()), maxDoses, 'doses'],
    [largestOf(doses.values()), maxDosesOfADay, 'doses par jour'],
  ] as const
  for (const [sum, max, what] of sums)
    if (sum > max)
      throw overQuota(
        `${name} aurait plus de ${frenchNumber(max)} ${what}, le plus qu’un chat puisse en avoir.`,
      )
}

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0)
const largestOf = (counts: Iterable<number>) =>
  [...counts].reduce((largest, count) => Math.max(largest, count), 0)
