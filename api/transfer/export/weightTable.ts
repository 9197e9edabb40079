import { clockTime, dayIn, dayMonthYear } from '#shared/base/time'
import { kilograms, type SpreadsheetTable } from './table'

export const weightTable: SpreadsheetTable = {
  file: 'pesees',
  header: ['Chat', 'Date', 'Heure', 'Poids (kg)', 'Par'],
  async *lines(_, { name, weights }, timeZone) {
    for (const { grams, date, by } of weights)
      yield [
        name,
        dayMonthYear(dayIn(date, timeZone)),
        clockTime(date, timeZone),
        kilograms(grams),
        by?.firstName ?? null,
      ]
  },
}
