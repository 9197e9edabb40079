import { addDays } from './time'

/** A weighing; `day` is the owner's calendar day. */
export interface Weighing {
  day: string
  grams: number
}

export interface WeightChange {
  /** How many days back: 30, 90, 365. */
  days: number
  /** the weighing that the newest is compared with, if any */
  reference: Weighing | null
  /** grams, negative for a loss; null without a reference */
  grams: number | null
}

export const CURVE_DAYS = 365
/** Weighings that are read: one a day for a year, and the one before. */
export const CURVE_WEIGHINGS = 400
export const CHANGE_DAYS = [30, 90, 365] as const
export const FARTHEST_DAYS = 2 * 365

/** The last year's weighings, oldest first; the last one of each day. */
export function weightPoints(newestFirst: readonly Weighing[], today: string): Weighing[] {
  const first = addDays(today, -CURVE_DAYS)
  return onePerDay(newestFirst).filter(({ day }) => day >= first && day <= today).toReversed()
}

/**
 * The change of the newest weight over 30, 90 and 365 days. The reference is the last weight at least that many days ago,
 * and at most twice as many. No change if the newest weight is itself older than the period.
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
