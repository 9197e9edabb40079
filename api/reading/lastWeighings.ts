import { addDays } from '#shared/base/time'
import { CURVE_WEIGHINGS, FARTHEST_DAYS } from '#shared/weight/weightCurve'
import type { AccountClock } from '../base/accountClock'
import type { Rows } from '../base/db/database'
import { fromDay } from './entryRow'
import type { WeighingRow } from './record'
import { weightOrder } from './weightOrder'

// If a cat is weighed very often, the newest weighings do not cover the period that the rules read.
// The last weighing of each day is then read.

/**
 * Returns the instant from which weighings count. The last day of a cat in memory is long ago, and
 * its weighings stay (product/cats 5.3). A day begins in any time zone within 16 hours of UTC.
 */
export const periodStart = (today: string): Date => fromDay(addDays(today, -FARTHEST_DAYS - 2))

/** Returns whether up to CURVE_WEIGHINGS of the newest weighings cover the whole period. */
export const coversPeriod = (newest: readonly WeighingRow[], today: string): boolean =>
  newest.length < CURVE_WEIGHINGS || newest.at(-1)!.date < periodStart(today)

// The days are those of the owner's time zone (product/cats 3.3).
const statement = {
  name: 'lastWeighings',
  text: `SELECT DISTINCT ON ((date AT TIME ZONE $2::text)::date) grams, date FROM weights
WHERE animal_id = $1::uuid AND date >= $3::timestamptz
ORDER BY (date AT TIME ZONE $2::text)::date DESC, ${weightOrder}`,
}

/** Returns the last weighing of each day of the period, newest first. */
export const lastWeighings = (
  database: Rows,
  animalId: string,
  { today, timeZone }: Pick<AccountClock, 'today' | 'timeZone'>,
): Promise<WeighingRow[]> =>
  database.rows<WeighingRow>(statement, [animalId, timeZone, periodStart(today)])
