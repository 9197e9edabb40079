import { clockTime, dayMonthYear } from '#shared/base/time'
import { outcomeLabels, reasonLabels, siteLabels } from '#shared/care/careLabels'
import { toDay } from '../../reading/entryRow'
import { exportedDoses } from './history'
import type { SpreadsheetTable } from './table'

export const doseTable: SpreadsheetTable = {
  file: 'doses',
  header: [
    'Chat',
    'Traitement',
    'Date',
    'Heure prévue',
    'Réponse',
    'Noté à',
    'Volume (mL)',
    'Endroit',
    'Raison',
    'Note',
    'Par',
  ],
  async *lines(prisma, { id, name, treatments }, timeZone) {
    const names = new Map(treatments.map((treatment) => [treatment.id, treatment.name]))
    for await (const {
      treatmentId,
      day,
      time,
      outcome,
      at,
      amountMl,
      site,
      reason,
      note,
      by,
    } of exportedDoses(prisma, id)) {
      const labels = [site && siteLabels[site], reason && reasonLabels[reason]]
      yield [
        name,
        names.get(treatmentId) ?? null,
        dayMonthYear(toDay(day)),
        time,
        outcomeLabels[outcome],
        clockTime(at, timeZone),
        amountMl,
        ...labels,
        note,
        by?.firstName ?? null,
      ]
    }
  },
}
