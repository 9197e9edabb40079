import { HOUR_MS } from '../../base/duration'
import { dayMonth, daysAgo, daysBetween } from '../../base/time'
import { STALE_AFTER_HOURS } from '../thresholds/thresholds'

/** Measures the age by the clock and describes it by the calendar (product/rules 6.4). */
export function staleNotice(
  entryDate: string,
  entryDay: string,
  now: Date,
  today: string,
): string | null {
  if (now.getTime() - Date.parse(entryDate) <= STALE_AFTER_HOURS * HOUR_MS) return null
  return `Données du ${dayMonth(entryDay)}, ${daysAgo(daysBetween(entryDay, today))}`
}
