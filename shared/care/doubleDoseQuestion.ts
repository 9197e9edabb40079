import { clockTime, dayIn, dayMonth } from '../base/time'

/** Within a shorter interval the hour alone names one dose. */
const HOURS_OF_A_DAY = 24

interface EarlierDose {
  /** ISO instant */
  at: string
  /** The user's first name; `null` if the account was deleted. */
  by: string | null
}

/**
 * Returns the question that is shown before a second `given` (product/care 2.3). `shortestHours`
 * belongs to a plan as needed.
 */
export function doubleDoseQuestion(
  { at, by }: EarlierDose,
  timeZone: string,
  shortestHours: number | null,
): string {
  const mayBeOfOtherDay = shortestHours !== null && shortestHours >= HOURS_OF_A_DAY
  const day = mayBeOfOtherDay ? ` le ${dayMonth(dayIn(at, timeZone))}` : ''
  const author = by ? ` par ${by}` : ''
  const hours = shortestHours === null ? '' : ` Intervalle le plus court\u00a0: ${shortestHours} h.`
  return `Déjà donné à ${clockTime(at, timeZone)}${day}${author}.${hours} Noter une deuxième prise\u202f?`
}
