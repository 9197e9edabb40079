import type { Prisma } from '#prisma'
import { frenchNumber } from '#shared/base/numbers'
import { overQuota } from '../errors'
import { MAX_VET_PROPOSALS } from './quotas'
import {
  MAX_ENTRIES,
  MAX_WEIGHTS,
  MAX_DOSES,
  MAX_DOSES_OF_A_DAY,
  MAX_LAB_RESULTS,
  MAX_STOCK_CHANGES,
  MAX_TREATMENTS,
  sumOf,
} from './recordQuotas'

type Tx = Prisma.TransactionClient

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
  added: AddedRows,
): Promise<void> {
  await requireQuotas(tx, { ids: [id], name }, added)
}

/**
 * Requires the quotas again for a cat and the staged rows that it is about to receive: other
 * requests may have added rows since the import was planned. The caller has locked the cat.
 * @throws OVER_QUOTA
 */
export async function requireMergeWithinQuotas(
  tx: Tx,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const { name } = await tx.animal.findUniqueOrThrow({
    where: { id: into },
    select: { name: true },
  })
  await requireQuotas(tx, { ids: [into, from], name }, {})
}

/** A day's entry counts once, since a merge keeps one of two. */
async function requireQuotas(
  tx: Tx,
  { ids, name }: { ids: string[]; name: string },
  added: AddedRows,
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
    SELECT
      (SELECT count(DISTINCT day)::int FROM measurements WHERE animal_id = ANY(${ids}::uuid[])) AS entries,
      (SELECT count(*)::int FROM weights WHERE animal_id = ANY(${ids}::uuid[])) AS weights,
      (SELECT count(*)::int FROM lab_results WHERE animal_id = ANY(${ids}::uuid[])) AS labs,
      (SELECT count(*)::int FROM treatments WHERE animal_id = ANY(${ids}::uuid[])) AS treatments,
      (SELECT count(*)::int FROM vet_proposals WHERE animal_id = ANY(${ids}::uuid[])) AS proposals,
      (SELECT count(*)::int FROM stock_changes WHERE animal_id = ANY(${ids}::uuid[])) AS "stockChanges"`
  const ofDays = await tx.$queryRaw<{ day: string; count: number }[]>`
    SELECT day::text, count(*)::int AS count FROM doses WHERE animal_id = ANY(${ids}::uuid[]) GROUP BY day`
  const doses = new Map(ofDays.map(({ day, count }) => [day, count]))
  for (const { day } of added.doses ?? []) doses.set(day, (doses.get(day) ?? 0) + 1)
  const sums = [
    [counts!.entries + (added.measurements?.length ?? 0), MAX_ENTRIES, 'saisies'],
    [counts!.weights + (added.weights?.length ?? 0), MAX_WEIGHTS, 'pesées'],
    [counts!.labs + (added.labResults?.length ?? 0), MAX_LAB_RESULTS, 'résultats d’analyses'],
    [counts!.treatments + (added.treatments?.length ?? 0), MAX_TREATMENTS, 'traitements'],
    [counts!.proposals + (added.vetProposals?.length ?? 0), MAX_VET_PROPOSALS, 'consignes'],
    [
      counts!.stockChanges + (added.stockChanges?.length ?? 0),
      MAX_STOCK_CHANGES,
      'changements de stock',
    ],
    [sumOf(doses.values()), MAX_DOSES, 'doses'],
    [largestOf(doses.values()), MAX_DOSES_OF_A_DAY, 'doses par jour'],
  ] as const
  for (const [sum, max, what] of sums)
    if (sum > max)
      throw overQuota(
        `${name} aurait plus de ${frenchNumber(max)} ${what}, le plus qu’un chat puisse en avoir.`,
      )
}

const largestOf = (counts: Iterable<number>) =>
  [...counts].reduce((largest, count) => Math.max(largest, count), 0)
