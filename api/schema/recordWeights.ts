import type { Prisma } from '#prisma'
import { dayIn } from '#shared/time'
import { CURVE_WEIGHINGS, FARTHEST_DAYS, type Weighing } from '#shared/weightCurve'
import type { AccountClock } from '../accountClock'
import type { Context } from '../context'
import type { RecordRow, Weighed } from '../records/record'
import { relationsOf } from './access'

export const newestWeight: Prisma.WeightOrderByWithRelationInput[] = [
  { date: 'desc' },
  { createdAt: 'desc' },
]

/** A day begins in any zone within 16 hours of UTC. */
const farthestMs = (FARTHEST_DAYS + 2) * 24 * 3_600_000

/**
 * Newest first; none where a link hides them (product/sharing 5.2). What came with the record is not read again, unless the
 * cat is weighed so often that it ends within the days that are looked at: then the last of each day is.
 */
export async function curveWeights(
  record: RecordRow,
  clock: AccountClock,
  context: Context,
): Promise<readonly Weighed[]> {
  const { weights, reach, link } = record
  if (link?.hidden.has('weights')) return []
  const isWhole = CURVE_WEIGHINGS <= reach.weights || weights.length < reach.weights
  const newest = isWhole
    ? weights
    : await relationsOf(record, context).weights({ orderBy: newestWeight, take: CURVE_WEIGHINGS })
  if (newest.length < CURVE_WEIGHINGS || isFar(newest.at(-1)!, clock)) return newest
  return await (record.lastOfDays ??= lastOfDays(record, clock, context))
}

const isFar = ({ date }: Weighed, { now }: AccountClock): boolean =>
  now.getTime() - date.getTime() > farthestMs

// Of the owner's days (product/cats 3.3).
const lastStatement = {
  name: 'lastWeighings',
  text: `SELECT DISTINCT ON ((date AT TIME ZONE $2::text)::date) grams, date FROM weights
WHERE animal_id = $1::uuid AND date >= $3::timestamptz
ORDER BY (date AT TIME ZONE $2::text)::date DESC, date DESC, created_at DESC`,
}

const lastOfDays = (
  { id }: RecordRow,
  { now, timeZone }: AccountClock,
  { database }: Context,
): Promise<Weighed[]> =>
  database.rows<Weighed>(lastStatement, [id, timeZone, new Date(now.getTime() - farthestMs)])

/** The same with their calendar days. Finding one costs more than the rest of a weighing, so each is found once. */
export async function curveWeighings(
  record: RecordRow,
  clock: AccountClock,
  context: Context,
): Promise<readonly Weighing[]> {
  const weights = await curveWeights(record, clock, context)
  record.weighings ??= weights
    .filter((one) => !isFar(one, clock))
    .map(({ grams, date }) => ({ grams, day: dayIn(date, clock.timeZone) }))
  return record.weighings
}
