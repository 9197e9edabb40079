import { dayIn, instantAt } from '#shared/base/time'
import type { PendingEntry } from './rows'

interface EntryMoment {
  day: string
  /** `null` if the server sets it. */
  date: string | null
}

/**
 * Dates an entry that is saved now. A correction of a pending entry keeps its day, even past midnight; a forgotten day
 * is dated at noon.
 */
export function entryMoment(
  pending: PendingEntry | null,
  now: Date,
  timeZone: string,
  forgottenDay: string | null,
): EntryMoment {
  if (pending?.kind === 'draft') return { day: pending.day, date: pending.date }
  if (forgottenDay !== null)
    return { day: forgottenDay, date: instantAt(forgottenDay, '12:00', timeZone).toISOString() }
  return { day: dayIn(now, timeZone), date: now.toISOString() }
}

/**
 * Returns `null` if the day is today: the server dates the entry, since the phone's clock may be
 * wrong and lacks the admin's override.
 */
export function dateToSend(
  pending: PendingEntry | null,
  now: Date,
  timeZone: string,
  forgottenDay: string | null,
): string | null {
  const { day, date } = entryMoment(pending, now, timeZone, forgottenDay)
  return day === dayIn(now, timeZone) ? null : date
}
