import { MINUTE_MS } from '../base/duration'
import { clockTime } from '../base/time'
import { isQuiet, type QuietHours } from './reminderChoice'

const LATER_MINUTES = 30

/**
 * Returns the instant of a reminder after 'Dans 30 min'; `null` if it would be in the quiet hours
 * (product/reminders 4.3).
 */
export function laterInstant(choice: QuietHours, now: Date, timeZone: string): Date | null {
  const at = new Date(now.getTime() + LATER_MINUTES * MINUTE_MS)
  return isQuiet(choice, clockTime(at, timeZone)) ? null : at
}
