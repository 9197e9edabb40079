import { dayIn } from '#shared/time'
import { CURVE_WEIGHINGS, FARTHEST_DAYS, type Weighing } from '#shared/weightCurve'
import type { Prisma } from '#prisma'
import type { AccountClock } from '../accountClock'
import type { Context } from '../context'
import type { RecordRow, Weighed } from '../records/record'
import { relationsOf } from './access'

export const newestWeight: Prisma.WeightOrderByWithRelationInput[] = [{ date: 'desc' }, { createdAt: 'desc' }]

/** Newest first; none where a link hides them (product/sharing 5.2). What came with the record is not read again. */
export async function curveWeights(record: RecordRow, context: Context): Promise<readonly Weighed[]> {
  const { weights, reach, link } = record
  if (link?.hidden.has('weights')) return []
  if (CURVE_WEIGHINGS <= reach.weights || weights.length < reach.weights) return weights
  return await relationsOf(record, context).weights({ orderBy: newestWeight, take: CURVE_WEIGHINGS })
}

/** A day begins in any zone within 16 hours of UTC. */
const farthestMs = (FARTHEST_DAYS + 2) * 24 * 3_600_000

/** The same with their calendar days. Finding one costs more than the rest of a weighing, so each is found once. */
export async function curveWeighings(record: RecordRow, { now, timeZone }: AccountClock, context: Context): Promise<readonly Weighing[]> {
  const weights = await curveWeights(record, context)
  record.weighings ??= weights
    .filter(({ date }) => now.getTime() - date.getTime() <= farthestMs)
    .map(({ grams, date }) => ({ grams, day: dayIn(date, timeZone) }))
  return record.weighings
}
