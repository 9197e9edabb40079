import { dateTime, dayMonthYear } from '#shared/base/time'
import { stockChangeLabels, stockUnitLabels } from '#shared/stock/stockWords'
import { toDay } from '../../reading/entryRow'
import type { SpreadsheetTable } from './table'

const dayOf = (day: Date | null) => day && dayMonthYear(toDay(day))

/** Writes a line for each renewal or correction. The doses are in their own file. */
export const stockTable: SpreadsheetTable = {
  file: 'stocks',
  header: [
    'Chat',
    'Traitement',
    'Date',
    'Changement',
    'Nombre',
    'Unité',
    'Ouvert le',
    'À utiliser avant le',
    'Note',
    'Par',
  ],
  async *lines(_, { name, treatments, stocks, stockChanges }, timeZone) {
    for (const { courseId, kind, amount, at, openedOn, useBy, note, by } of stockChanges) {
      const stock = stocks.find((one) => one.courseId === courseId)
      yield [
        name,
        treatments.find((treatment) => treatment.courseId === courseId)?.name ?? null,
        dateTime(at, timeZone),
        stockChangeLabels[kind],
        amount,
        stock ? stockUnitLabels[stock.unit] : null,
        dayOf(openedOn),
        dayOf(useBy),
        note,
        by?.firstName ?? null,
      ]
    }
  },
}
