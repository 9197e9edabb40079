import { dayIn } from '#shared/base/time'
import { fromDay, toDay } from '../reading/entryRow'

const skewMs = 5 * 60_000
const oldestMs = 30 * 86_400_000

/** Returns why an entry cannot have this date (product/entries 2.3). `null` if it can. */
export function dateProblem(date: Date, accountNow: Date): string | null {
  const ahead = date.getTime() - accountNow.getTime()
  if (ahead > skewMs) return 'La date ne peut pas être dans le futur'
  return -ahead > oldestMs ? 'La date ne peut pas remonter à plus de 30 jours' : null
}

/**
 * Returns why a date is not of this day in any time zone (product/entries 2.3). `null` if it is.
 * The bounds reach from the last time zone that still has the day before (UTC-12) to the first one
 * that has the next (UTC+14).
 */
export function dayProblem(day: Date, date: Date): string | null {
  const [last, first] = [-12, 14].map((hours) =>
    fromDay(toDay(new Date(date.getTime() + hours * 3_600_000))),
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
