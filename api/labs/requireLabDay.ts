import { dayIn } from '#shared/base/time'
import { FUTURE_DATE_MESSAGE } from '#shared/base/validation'
import { type AccountClock, isFutureDay } from '../base/accountClock'
import { closedRecord, validationError } from '../base/errors'
import type { RecordRow } from '../reading/record'

/**
 * Requires an accepted day of a result or a stage: the owner's today or earlier (product/labs 1.1).
 * A closed record accepts days up to that on which it was closed (product/labs 1.6).
 * @throws VALIDATION
 */
export function requireLabDay(
  day: string,
  { name, inMemorySince }: RecordRow,
  clock: AccountClock,
): void {
  if (isFutureDay(day, clock)) throw validationError({ day: FUTURE_DATE_MESSAGE })
  if (inMemorySince && day > dayIn(inMemorySince, clock.timeZone)) throw closedRecord(name)
}
