import { addDays, daysBetween } from '../base/time'

export interface Weighing {
  day: string
  grams: number
}

export interface WeightChange<Row extends Weighing = Weighing> {
  /** The number of days back: 30, 90, 365. */
  days: number
  /** The weighing with which the newest is compared, if any. */
  reference: Row | null
  /** In grams, negative for a loss. It is `null` if there is no reference. */
  grams: number | null
}

export const CURVE_DAYS = 365
/**
 * The most weighings that are read with a cat: one per day for a year, and the one before. If it
 * has more, only the last of each day are read.
 */
export const CURVE_WEIGHINGS = 400
export const CHANGE_DAYS = [30, 90, 365] as const
/**
 * The number of days back that are read: the newest may be a year old, and its reference a year and
 * a sixth older.
 */
export const FARTHEST_DAYS = 364 + 365 + 60

/** Returns the weighings of the last year, oldest first, the last one of each day. */
export function weightPoints<Row extends Weighing>(
  newestFirst: readonly Row[],
  today: string,
): Row[] {
  const first = addDays(today, -CURVE_DAYS)
  return onePerDay(newestFirst)
    .filter(({ day }) => day >= first && day <= today)
    .toReversed()
}

/** Returns the days by which a reference may differ from the period's beginning. */
const maxDeviationDays = (days: number): number => Math.max(7, Math.floor(days / 6))

/**
 * Compares the newest weight with the weighing nearest to 30, 90 and 365 days before, the later of
 * two. The reference is `null` if the newest is older than the period.
 */
export function weightChanges<Row extends Weighing>(
  newestFirst: readonly Row[],
  today: string,
): WeightChange<Row>[] {
  const [newest, ...earlier] = onePerDay(newestFirst).filter(({ day }) => day <= today)
  return CHANGE_DAYS.map((days) => {
    const emptyChange: WeightChange<Row> = { days, reference: null, grams: null }
    if (!newest || daysBetween(newest.day, today) >= days) return emptyChange
    const deviationDays = ({ day }: Weighing) => Math.abs(daysBetween(day, newest.day) - days)
    const reference = earlier.reduce<Row | null>(
      (best, weighing) =>
        best && deviationDays(best) <= deviationDays(weighing) ? best : weighing,
      null,
    )
    return reference && deviationDays(reference) <= maxDeviationDays(days)
      ? { days, reference, grams: newest.grams - reference.grams }
      : emptyChange
  })
}

/** Keeps the last weighing of each day (product/cats 3.3). */
export const onePerDay = <Row extends Weighing>(newestFirst: readonly Row[]): Row[] =>
  newestFirst.filter(({ day }, index) => day !== newestFirst[index - 1]?.day)
