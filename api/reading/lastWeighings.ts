import { DAY_MS } from '#shared/base/duration'
import { CURVE_WEIGHINGS, FARTHEST_DAYS } from '#shared/weight/weightCurve'
import type { AccountClock } from '../base/accountClock'
import type { Rows } from '../base/db/database'
import type { WeighingRow } from './record'
import { weightOrder } from './weightOrder'

// If a cat is weighed very often, the newest weighings do not cover the period that the rules read.
// The last weighing of each day is then read.

type Clock = Pick<AccountClock, 'now' | 'timeZone'>

/** How far back weighings count. A day begins in any time zone within 16 hours of UTC. */
const farthestMs = (FARTHEST_DAYS + 2) * DAY_MS

export const isBeforePeriod = ({ date }: WeighingRow, { now }: Pick<Clock, 'now'>): boolean =>
  now.getTime() - date.getTime() > farthestMs

/** Returns whether up to CURVE_WEIGHINGS of the newest weighings cover the whole period. */
export const coversPeriod = (newest: readonly WeighingRow[], clock: Pick<Clock, 'now'>): boolean =>
  newest.length < CURVE_WEIGHINGS || isBeforePeriod(newest.at(-1)!, clock)

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
  { now, timeZone }: Clock,
): Promise<WeighingRow[]> =>
  database.rows<WeighingRow>(statement, [animalId, timeZone, new Date(now.getTime() - farthestMs)])
