import { dayNumber } from '../time'

// When doses are due (product/care 1.2): times of day on certain days, or none where a dose is given as needed.

export const planKinds = ['days', 'weekdays', 'needed'] as const

/** One shape for every kind, on all wires; what its kind has no use for is null or empty. */
export interface Plan {
  kind: (typeof planKinds)[number]
  /** days: every so many, from the first one on */
  everyDays: number | null
  /** weekdays: 1 is Monday, 7 Sunday */
  weekdays: number[]
  /** days, weekdays: '08:00', in order */
  times: string[]
  /** needed: hours between two doses at least */
  shortestHours: number | null
}

export const TIMES_MAX = 6
export const EVERY_DAYS_MAX = 30
/** A fortnight. */
export const SHORTEST_HOURS_MAX = 336

/** 1 is Monday; the first of January 1970 was a Thursday. */
export const weekdayOf = (day: string): number => ((dayNumber(day) + 3) % 7) + 1

/** The times of a day, in order, for a plan that runs on it since its first day. */
export function plannedTimes(plan: Plan, firstDay: string, day: string): readonly string[] {
  if (plan.kind === 'needed') return []
  const isPlanned =
    plan.kind === 'days'
      ? (dayNumber(day) - dayNumber(firstDay)) % (plan.everyDays ?? 1) === 0
      : plan.weekdays.includes(weekdayOf(day))
  return isPlanned ? plan.times : []
}
