import { DAY_MS, HOUR_MS } from '#shared/base/duration'
import { dayIn } from '#shared/base/time'
import { isInFuture } from '../base/accountClock'
import { fromDay, toDay } from '../reading/entryRow'

const OLDEST_ENTRY_MS = 30 * DAY_MS

/** Returns why an entry cannot have this date (product/entries 2.3). `null` if it can. */
export function dateProblem(date: Date, accountNow: Date): string | null {
  if (isInFuture(date, accountNow)) return 'La date ne peut pas être dans le futur'
  return accountNow.getTime() - date.getTime() > OLDEST_ENTRY_MS
    ? 'La date ne peut pas remonter à plus de 30 jours'
    : null
}

/**
 * Returns why a date is not of this day in any time zone (product/entries 2.3). `null` if it is.
 * The bounds reach from the last time zone that still has the day before (UTC-12) to the first one
 * that has the next (UTC+14).
 */
export function dayProblem(day: Date, date: Date): string | null {
  const [last, first] = [-12, 14].map((hours) =>
    fromDay(toDay(new Date(date.getTime() + hours * HOUR_MS))),
  )
  return day >= last! && day <= first!
    ? null
    : 'Cette date n’est de ce jour dans aucun fuseau horaire'
}

/**
 * Returns the day on which a forgotten day was answered (product/entries 6.2). Answers of the day
 * itself are not forgotten ones, whatever the time zone is now.
 */
export function laterDay(answered: Date, day: Date, timeZone: string): Date | null {
  const answeredOn = fromDay(dayIn(answered, timeZone))
  return answeredOn > day ? answeredOn : null
}
