import { HOUR_MS, MINUTE_MS } from '#shared/base/duration'
import { addDays, dayBounds, dayIn } from '#shared/base/time'

/** The time zone of the demo's accounts. */
export const timeZone = 'Europe/Paris'

/** Returns 08:00 of a past day, or a quarter of an hour ago for today. */
export function morning(daysAgo: number, now: Date): Date {
  const { start } = dayBounds(addDays(dayIn(now, timeZone), -daysAgo), timeZone)
  const elapsedMs =
    daysAgo === 0 ? Math.max(0, now.getTime() - start.getTime() - 15 * MINUTE_MS) : 8 * HOUR_MS
  return new Date(start.getTime() + elapsedMs)
}
