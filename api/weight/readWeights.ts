import { DAY_MS } from '#shared/base/duration'
import { dayIn } from '#shared/base/time'
import { CURVE_WEIGHINGS, FARTHEST_DAYS, type Weighing } from '#shared/weight/weightCurve'
import type { AccountClock } from '../base/accountClock'
import { relationsOf } from '../graphql/access'
import type { Context } from '../graphql/context'
import { calculateOnce } from '../reading/calculateOnce'
import type { RecordRow, WeighingRow } from '../reading/record'
import { newestWeight, weightOrder } from '../reading/weightOrder'

/** How far back weighings count. A day begins in any time zone within 16 hours of UTC. */
const farthestMs = (FARTHEST_DAYS + 2) * DAY_MS

/**
 * Returns the weighings, newest first; none if a link hides them (product/sharing 5.2). Weighings
 * that were read with the record are reused. If they do not cover the period, because the cat is
 * weighed very often, the last of each day is read.
 */
export function curveWeights(
  record: RecordRow,
  clock: AccountClock,
  context: Context,
): readonly WeighingRow[] | Promise<readonly WeighingRow[]> {
  const { weights, historyBounds, link } = record
  if (link?.hidden.has('weights')) return []
  const isWhole = CURVE_WEIGHINGS <= historyBounds.weights || weights.length < historyBounds.weights
  if (isWhole && coversPeriod(weights, clock)) return weights
  return calculateOnce(record, context, {
    key: 'curveWeights',
    read: async () => {
      const newest = isWhole
        ? weights
        : await relationsOf(record, context).weights({
            orderBy: newestWeight,
            take: CURVE_WEIGHINGS,
          })
      return coversPeriod(newest, clock) ? newest : await lastOfDays(record, clock, context)
    },
    calculate: (read: readonly WeighingRow[]) => read,
  })
}

/** Returns whether the weighings cover the whole period. */
const coversPeriod = (newest: readonly WeighingRow[], clock: AccountClock): boolean =>
  newest.length < CURVE_WEIGHINGS || isBeforePeriod(newest.at(-1)!, clock)

const isBeforePeriod = ({ date }: WeighingRow, { now }: AccountClock): boolean =>
  now.getTime() - date.getTime() > farthestMs

// The days are those of the owner's time zone (product/cats 3.3).
const lastStatement = {
  name: 'lastWeighings',
  text: `SELECT DISTINCT ON ((date AT TIME ZONE $2::text)::date) grams, date FROM weights
WHERE animal_id = $1::uuid AND date >= $3::timestamptz
ORDER BY (date AT TIME ZONE $2::text)::date DESC, ${weightOrder}`,
}

const lastOfDays = (
  { id }: RecordRow,
  { now, timeZone }: AccountClock,
  { database }: Context,
): Promise<WeighingRow[]> =>
  database.rows<WeighingRow>(lastStatement, [id, timeZone, new Date(now.getTime() - farthestMs)])

/**
 * Returns the same weighings with their calendar days. It includes the newest one before the period:
 * a visit compares with it.
 */
export function curveWeighings(
  record: RecordRow,
  clock: AccountClock,
  context: Context,
): readonly Weighing[] | Promise<readonly Weighing[]> {
  return calculateOnce(record, context, {
    key: 'curveWeighings',
    read: () => curveWeights(record, clock, context),
    calculate: (weights) =>
      weights
        .filter((_, index) => index === 0 || !isBeforePeriod(weights[index - 1]!, clock))
        .map(({ grams, date }) => ({ grams, day: dayIn(date, clock.timeZone) })),
  })
}
