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
export function alertChangeOfSave(
  { previousEntry, nextEntry }: SaveContext,
  row: Measurement,
): EntryWrite['alerts'] {
  const entryAlerts = alertRecords(row, previousEntry ?? undefined)
  return nextEntry
    ? { days: [row.day, nextEntry.day], shown: [...entryAlerts, ...alertRecords(nextEntry, row)] }
    : { days: [row.day], shown: entryAlerts }
}

/**
 * Returns the alert records to write when an entry is removed: none for its day, and those of the
 * next entry, which is judged with the one before the gap.
 */
export function alertChangeOfDeletion(
  { previousEntry, nextEntry }: SaveContext,
  row: Measurement,
): EntryWrite['alerts'] {
  return nextEntry
    ? { days: [row.day, nextEntry.day], shown: alertRecords(nextEntry, previousEntry ?? undefined) }
    : { days: [row.day], shown: [] }
}
