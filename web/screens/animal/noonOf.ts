import { dayBounds } from '#shared/time'

/** The middle of a past day, whose hour is not known: within it also when the clocks changed. */
export function noonOf(day: string, timeZone: string): string {
  const { start, end } = dayBounds(day, timeZone)
  return new Date((start.getTime() + end.getTime()) / 2).toISOString()
}
