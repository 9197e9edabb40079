import { DAY_MS, HOUR_MS } from '../../base/duration'

export const OTHER_DAY_MESSAGE = 'Cette date n’est de ce jour dans aucun fuseau horaire'

/**
 * Returns whether a date is of the day in some time zone, from UTC-12 to UTC+14
 * (product/entries 2.3).
 * @param day YYYY-MM-DD
 */
export function isOfDay(date: Date, day: string): boolean {
  const ms = date.getTime() - Date.parse(`${day}T00:00:00Z`)
  return ms >= -14 * HOUR_MS && ms < DAY_MS + 12 * HOUR_MS
}
