import type { Measurement, Prisma } from '#prisma'
import { plainText } from '#shared/health/alerts/alertMessages'
import { alerts } from '#shared/health/alerts/alerts'
import { toEntryRow } from '../reading/entryRow'
import type { SaveContext } from '../reading/saveContext'
import type { EntryWrite } from './writeEntry'

/** Returns the records of one entry's alerts, as they were shown. `all-green` is not stored. */
export function alertRecords(
  entry: Measurement,
  previous: Measurement | undefined,
): Prisma.AlertRecordCreateManyInput[] {
  const { animalId, day, date } = entry
  const entries = previous ? [entry, previous] : [entry]
  const shownAlerts = alerts(entries.map(toEntryRow)).filter(({ rule }) => rule !== 'all-green')
  return shownAlerts.map(({ rule, type, severity, lines }) => ({
    animalId,
    day,
    date,
    rule,
    type,
    severity,
    message: plainText(lines),
  }))
}

/**
 * Returns the alert records to write when an entry is saved: the entry is judged with the one
 * before it, and the next one with this one.
 */
export function alertsAround(
  { before, after }: SaveContext,
  row: Measurement,
): EntryWrite['alerts'] {
  const entryAlerts = alertRecords(row, before ?? undefined)
  return after
    ? { days: [row.day, after.day], shown: [...entryAlerts, ...alertRecords(after, row)] }
    : { days: [row.day], shown: entryAlerts }
}

/** The same for a removed entry: the next one is judged with the one before the gap. */
export function alertsWithout(
  { before, after }: SaveContext,
  row: Measurement,
): EntryWrite['alerts'] {
  return after
    ? { days: [row.day, after.day], shown: alertRecords(after, before ?? undefined) }
    : { days: [row.day], shown: [] }
}
