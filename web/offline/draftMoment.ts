import { dayIn } from '#shared/time'
import type { WaitingEntry } from './rows'

interface Moment {
  day: string
  /** Null: the server sets it. */
  date: string | null
}

/** Of an entry saved now: a correction of a waiting entry keeps its day, even past midnight. */
export function draftMoment(waiting: WaitingEntry | null, now: Date, timeZone: string): Moment {
  return waiting?.kind === 'draft' ? { day: waiting.day, date: waiting.date } : { day: dayIn(now, timeZone), date: now.toISOString() }
}

/** Null for today: the server dates the entry, since the phone's clock may be wrong and does not know the admin's override. */
export function dateToSend(waiting: WaitingEntry | null, now: Date, timeZone: string): string | null {
  const { day, date } = draftMoment(waiting, now, timeZone)
  return day === dayIn(now, timeZone) ? null : date
}
