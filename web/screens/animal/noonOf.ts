import { dayBounds } from '#shared/base/time'

/**
 * Returns noon of a past day, whose hour is unknown. Noon is within the day even if the clocks
 * changed.
 */
export function noonOf(day: string, timeZone: string): string {
  const { start, end } = dayBounds(day, timeZone)
  return new Date((start.getTime() + end.getTime()) / 2).toISOString()
}
