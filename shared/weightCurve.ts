import { addDays, daysBetween } from './time'

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
/** How many weighings are read with a cat: one a day for a year, and the one before. Where it has more, the last of each day are. */
export const CURVE_WEIGHINGS = 400
export const CHANGE_DAYS = [30, 90, 365] as const
/** How many days back they are read: the newest may be a year old, and its reference a year and a sixth before it. */
export const FARTHEST_DAYS = 364 + 365 + 60

/** Of the last year, oldest first; the last one of each day. */
export function weightPoints(newestFirst: readonly Weighing[], today: string): Weighing[] {
  const first = addDays(today, -CURVE_DAYS)
  return onePerDay(newestFirst)
    .filter(({ day }) => day >= first && day <= today)
    .toReversed()
}

/** Days by which a reference may be away from the period's beginning. */
const slack = (days: number): number => Math.max(7, Math.floor(days / 6))

/** The newest weight against the weighing nearest to 30, 90 and 365 days before, the later of two; none if the newest is older than the period. */
export function weightChanges(newestFirst: readonly Weighing[], today: string): WeightChange[] {
  const [newest, ...earlier] = onePerDay(newestFirst).filter(({ day }) => day <= today)
  return CHANGE_DAYS.map((days) => {
    const nothing: WeightChange = { days, reference: null, grams: null }
    if (!newest || daysBetween(newest.day, today) >= days) return nothing
    const offBy = ({ day }: Weighing) => Math.abs(daysBetween(day, newest.day) - days)
    const reference = earlier.reduce<Weighing | null>(
      (best, weighing) => (best && offBy(best) <= offBy(weighing) ? best : weighing),
      null,
    )
    return reference && offBy(reference) <= slack(days)
      ? { days, reference, grams: newest.grams - reference.grams }
      : nothing
  })
}

/** The day's last weighing counts (product/cats 3.3). */
export const onePerDay = <Of extends Weighing>(newestFirst: readonly Of[]): Of[] =>
  newestFirst.filter(({ day }, index) => day !== newestFirst[index - 1]?.day)
