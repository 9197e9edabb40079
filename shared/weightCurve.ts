import { addDays } from './time'

/** A weighing on its calendar day, the owner's. */
export interface Weighing {
  day: string
  grams: number
}

export interface WeightChange {
  /** How many days back: 30, 90, 365. */
  days: number
  /** What the newest weight is compared with; null where there is nothing to compare with. */
  reference: Weighing | null
  /** Grams, negative for a loss; null with the reference. */
  grams: number | null
}

/** The curve goes back a year. */
export const CURVE_DAYS = 365
/** How many weighings are looked at: a year of one a day, and the one before it. */
export const CURVE_WEIGHINGS = 400
export const CHANGE_DAYS = [30, 90, 365] as const
/** What was weighed on an earlier day is neither on the curve nor a reference. */
export const FARTHEST_DAYS = 2 * 365

/** The last year's weighings, oldest first; of several in one day, the last. Nothing is put between them. */
export function weightPoints(newestFirst: readonly Weighing[], today: string): Weighing[] {
  const first = addDays(today, -CURVE_DAYS)
  return onePerDay(newestFirst).filter(({ day }) => day >= first && day <= today).toReversed()
}

/**
 * What the newest weight changed over the last 30, 90 and 365 days. The reference is the last weight on or before that
 * many days ago, but of no more than twice as many: a weight of two years ago says nothing of the last month. Nor does
 * a newest weight that is itself older than the period.
 */
export function weightChanges(newestFirst: readonly Weighing[], today: string): WeightChange[] {
  const known = onePerDay(newestFirst).filter(({ day }) => day <= today)
  const [newest] = known
  return CHANGE_DAYS.map((days) => {
    const [target, oldest] = [addDays(today, -days), addDays(today, -2 * days)]
    const reference = known.find(({ day }) => day <= target)
    if (!newest || !reference || newest === reference || reference.day < oldest) return { days, reference: null, grams: null }
    return { days, reference, grams: newest.grams - reference.grams }
  })
}

const onePerDay = (newestFirst: readonly Weighing[]): Weighing[] =>
  newestFirst.filter(({ day }, index) => day !== newestFirst[index - 1]?.day)
