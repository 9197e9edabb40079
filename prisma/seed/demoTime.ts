import { addDays, dayBounds, dayIn } from '#shared/base/time'

/** The time zone of the demo's accounts. */
export const timeZone = 'Europe/Paris'
export const dayMs = 86_400_000

/** Returns 08:00 of a past day, or a quarter of an hour ago for today. */
export function morning(daysAgo: number, now: Date): Date {
  const { start } = dayBounds(addDays(dayIn(now, timeZone), -daysAgo), timeZone)
  const hours =
    daysAgo === 0 ? Math.max(0, now.getTime() - start.getTime() - 15 * 60_000) : 8 * 3_600_000
  return new Date(start.getTime() + hours)
}
