import { addDays, dayIn } from '#shared/base/time'
import type { AccountClock } from '../base/accountClock'
import { closedRecord, validationError } from '../base/errors'
import type { RecordRow } from '../reading/record'

/**
 * Requires an accepted day of a result or a stage. It may be one after the owner's today, because
 * clocks differ. A closed record accepts days up to that on which it was closed (product/labs 1.6).
 * @throws VALIDATION
 */
export function requireLabDay(
  day: string,
  { name, inMemorySince }: RecordRow,
  { today, timeZone }: AccountClock,
): void {
  if (day > addDays(today, 1))
    throw validationError({ day: 'La date ne peut pas être dans le futur' })
  if (inMemorySince && day > dayIn(inMemorySince, timeZone)) throw closedRecord(name)
}
