import { HOUR_MS } from '../../base/duration'
import { dayMonth, daysAgo, daysBetween } from '../../base/time'
import { STALE_AFTER_HOURS } from '../thresholds/thresholds'

/** Returns whether an entry still describes the cat (product/rules 6.4). */
export const isFresh = (entryDate: string, now: Date): boolean =>
  now.getTime() - Date.parse(entryDate) <= STALE_AFTER_HOURS * HOUR_MS

/** Measures the age by the clock and describes it by the calendar (product/rules 6.4). */
export function staleDataLabel(
  entryDate: string,
  entryDay: string,
  now: Date,
  today: string,
): string | null {
  if (isFresh(entryDate, now)) return null
  return `Données du ${dayMonth(entryDay)}, ${daysAgo(daysBetween(entryDay, today))}`
}
