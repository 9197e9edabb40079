import { dayMonthYear } from '#shared/base/time'
import { quantities } from '#shared/labs/quantities'
import { toDay } from '../../reading/entryRow'
import type { SpreadsheetTable } from './table'

const answerLabels = { yes: 'oui', no: 'non', unknown: '' }

const numberOrEmpty = (typed: string | null | undefined) => (typed == null ? null : Number(typed))

/** Writes a line for each value, in the unit in which it was entered. */
export const labTable: SpreadsheetTable = {
  file: 'analyses',
  header: [
    'Chat',
    'Date',
    'Laboratoire',
    'Analyse',
    'Valeur',
    'Unité',
    'À jeun',
    'Bien hydraté',
    'Note',
    'Norme, de',
    'Norme, à',
  ],
  async *lines(_, { name, labResults }) {
    for (const { day, laboratory, values, fasting, hydrated, note } of labResults) {
      for (const { quantity, value, unit, rangeFrom, rangeTo } of values) {
        yield [
          name,
          dayMonthYear(toDay(day)),
          laboratory,
          quantities[quantity].label,
          Number(value),
          unit,
          answerLabels[fasting],
          answerLabels[hydrated],
          note,
          numberOrEmpty(rangeFrom),
          numberOrEmpty(rangeTo),
        ]
      }
    }
  },
}
