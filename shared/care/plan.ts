import { dayNumber } from '../base/time'

// A plan defines when doses are due (product/care 1.2): times of day on certain days, or no times
// if a dose is given as needed.

export const planKinds = ['days', 'weekdays', 'needed'] as const

/**
 * Every kind has this shape in the database, the graph and REST. A field that its kind does not use
 * is null or empty.
 */
export interface Plan {
  kind: (typeof planKinds)[number]
  /** The interval of 'days', counted from the first day. */
  everyDays: number | null
  /** The days of 'weekdays': 1 is Monday, 7 Sunday. */
  weekdays: number[]
  /** The times of 'days' and 'weekdays' as '08:00', in order. */
  times: string[]
  /** The least number of hours between two doses of 'needed'. */
  shortestHours: number | null
}

export const TIMES_MAX = 6
export const EVERY_DAYS_MAX = 30
/** The most mL of one perfusion. */
export const FLUIDS_MAX_ML = 500
/** Two weeks in hours. */
export const SHORTEST_HOURS_MAX = 336

/** Returns 1 for Monday to 7 for Sunday. The first of January 1970 was a Thursday. */
export const weekdayOf = (day: string): number => ((dayNumber(day) + 3) % 7) + 1

/** Returns the planned times of a day, in order, for a plan that began on `firstDay`. */
export function plannedTimes(plan: Plan, firstDay: string, day: string): readonly string[] {
  if (plan.kind === 'needed') return []
  const isPlanned =
    plan.kind === 'days'
      ? (dayNumber(day) - dayNumber(firstDay)) % (plan.everyDays ?? 1) === 0
      : plan.weekdays.includes(weekdayOf(day))
  return isPlanned ? plan.times : []
}
