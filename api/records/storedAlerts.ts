import { alerts } from '#shared/health/alerts'
import { plainText } from '#shared/health/alertMessages'
import type { Measurement, Prisma } from '#prisma'
import { toEntry } from './fields'

/**
 * Keeps the shown alerts of the entries that a change touched: the one at `date`, and the next one, which is judged
 * with it. Alerts that no longer hold go; those that still hold keep their read and dismissed marks (decisions, Rules).
 */
export async function storeAlerts(tx: Prisma.TransactionClient, animalId: string, date: Date): Promise<void> {
  const [before, from] = await Promise.all([
    tx.measurement.findMany({ where: { animalId, date: { lt: date } }, orderBy: { date: 'desc' }, take: 1 }),
    tx.measurement.findMany({ where: { animalId, date: { gte: date } }, orderBy: { date: 'asc' }, take: 2 }),
  ])
  let previous = before[0]
  for (const entry of from) {
    await storeAlertsOf(tx, entry, previous)
    previous = entry
  }
}

/** The records of one entry's alerts, as they were shown: `all-green` is none. */
export function alertRecords(entry: Measurement, previous: Measurement | undefined): Prisma.AlertRecordCreateManyInput[] {
  const { animalId, day, date } = entry
  const entries = previous ? [entry, previous] : [entry]
  const shown = alerts(entries.map(toEntry)).filter(({ rule }) => rule !== 'all-green')
  return shown.map(({ rule, type, severity, lines }) => ({
    animalId,
    day,
    date,
    rule,
    type,
    severity,
    message: plainText(lines),
  }))
}

async function storeAlertsOf(
  tx: Prisma.TransactionClient,
  entry: Measurement,
  previous: Measurement | undefined,
): Promise<void> {
  const { animalId, day } = entry
  const records = alertRecords(entry, previous)
  await tx.alertRecord.deleteMany({ where: { animalId, day, rule: { notIn: records.map(({ rule }) => rule) } } })
  for (const record of records) {
    const { rule, type, severity, message, date } = record
    await tx.alertRecord.upsert({
      where: { animalId_day_rule: { animalId, day, rule } },
      create: record,
      update: { type, severity, message, date },
    })
  }
}
