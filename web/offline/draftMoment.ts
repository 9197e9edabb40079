import { dayIn } from '#shared/time'
import type { WaitingEntry } from './rows'

interface Moment {
  day: string
  /** Null: the server says when. */
  date: string | null
}

/**
 * When an entry that is saved now was written: a waiting one that is corrected stays of its day, though midnight has passed
 * while its form stood open.
 */
export function draftMoment(waiting: WaitingEntry | null, now: Date, timeZone: string): Moment {
  return waiting?.kind === 'draft' ? { day: waiting.day, date: waiting.date } : { day: dayIn(now, timeZone), date: now.toISOString() }
}

/**
 * The date to send; null for today: the server then dates the entry itself, since a phone's clock may be wrong and does not
 * know the admin's override.
 */
export function dateToSend(waiting: WaitingEntry | null, now: Date, timeZone: string): string | null {
  const { day, date } = draftMoment(waiting, now, timeZone)
  return day === dayIn(now, timeZone) ? null : date
}
