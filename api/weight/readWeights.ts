import { dayIn } from '#shared/base/time'
import { CURVE_WEIGHINGS, type Weighing } from '#shared/weight/weightCurve'
import type { AccountClock } from '../base/accountClock'
import { relationsOf } from '../graphql/access'
import type { Context } from '../graphql/context'
import { calculateOnce } from '../reading/calculateOnce'
import { coversPeriod, lastWeighings, periodStart } from '../reading/lastWeighings'
import type { RecordRow, WeighingRow } from '../reading/record'
import { newestWeight } from '../reading/weightOrder'

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
  if (isWhole && coversPeriod(weights, clock.today)) return weights
  return calculateOnce(record, context, {
    key: 'curveWeights',
    read: async () => {
      const newest = isWhole
        ? weights
        : await relationsOf(record, context).weights({
            orderBy: newestWeight,
            take: CURVE_WEIGHINGS,
          })
      return coversPeriod(newest, clock.today)
        ? newest
        : await lastWeighings(context.database, record.id, clock)
    },
    calculate: (read: readonly WeighingRow[]) => read,
  })
}

export interface DatedWeighing extends Weighing {
  date: Date
}

/**
 * Returns the same weighings with their calendar days. It includes the newest one before the period:
 * a visit compares with it.
 */
export function curveWeighings(
  record: RecordRow,
  clock: AccountClock,
  context: Context,
): readonly DatedWeighing[] | Promise<readonly DatedWeighing[]> {
  return calculateOnce(record, context, {
    key: 'curveWeighings',
    read: () => curveWeights(record, clock, context),
    calculate: (weights) => {
      const start = periodStart(clock.today)
      return weights
        .filter((_, index) => index === 0 || weights[index - 1]!.date >= start)
        .map(({ grams, date }) => ({ grams, date, day: dayIn(date, clock.timeZone) }))
    },
  })
}
