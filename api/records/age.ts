import type { Animal } from '#prisma'
import { ageOn } from '#shared/age'
import type { AccountClock } from '../accountClock'
import { toDay } from './fields'

/** Whole years on the account's day; null where neither an age nor a birth date is known. */
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
