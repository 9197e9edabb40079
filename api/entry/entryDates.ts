import { DAY_MS } from '#shared/base/duration'
import { dayIn } from '#shared/base/time'
import { FUTURE_DATE_MESSAGE } from '#shared/base/validation'
import { isInFuture } from '../base/accountClock'
import { fromDay } from '../reading/entryRow'

const OLDEST_ENTRY_MS = 30 * DAY_MS

/** Returns why an entry cannot have this date (product/entries 2.3). `null` if it can. */
export function dateProblem(date: Date, accountNow: Date): string | null {
  if (isInFuture(date, accountNow)) return FUTURE_DATE_MESSAGE
  return accountNow.getTime() - date.getTime() > OLDEST_ENTRY_MS
    ? 'La date ne peut pas remonter à plus de 30 jours'
    : null
}

/**
 * Returns the day on which a forgotten day was answered (product/entries 6.2). Answers of the day
 * itself are not forgotten ones, whatever the time zone is now.
 */
export function laterDay(answered: Date, day: Date, timeZone: string): Date | null {
  const answeredOn = fromDay(dayIn(answered, timeZone))
  return answeredOn > day ? answeredOn : null
}
