import type { Animal } from '#prisma'
import { ageOn } from '#shared/cat/age'
import type { AccountClock } from '../base/accountClock'
import { toDay } from './entryRow'

/**
 * Returns the age in whole years on the account's day. `null` if neither an age nor a birth date is
 * stored.
 */
export function shownAge(
  { birthDate, age, ageAsOf }: Pick<Animal, 'birthDate' | 'age' | 'ageAsOf'>,
  { today }: AccountClock,
) {
  return ageOn(today, {
    birthDate: birthDate && toDay(birthDate),
    age,
    ageAsOf: ageAsOf && toDay(ageAsOf),
  })
}
