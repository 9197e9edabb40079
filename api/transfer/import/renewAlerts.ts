import type { AlertRecord, Measurement, Prisma } from '#prisma'
import { alertRecords } from '../../entry/storedAlerts'
import { toDay } from '../../reading/entryRow'

/**
 * Judges the entries again whose previous entry is one of `added`, as a save does (product/rules
 * 5.4).
 */
export async function renewAlerts(
  tx: Prisma.TransactionClient,
  added: readonly Measurement[],
): Promise<void> {
  const byId = new Map(added.map((row) => [row.id, row]))
  const pairs = await tx.$queryRaw<{ before: string; after: string }[]>`
    SELECT m.id::text AS before, n.id::text AS after FROM measurements m
    CROSS JOIN LATERAL (SELECT id FROM measurements WHERE animal_id = m.animal_id AND date > m.date
    ORDER BY date LIMIT 1) n
    WHERE m.id = ANY(${[...byId.keys()]}::uuid[])`
  const previousEntries = new Map(
    pairs
      .filter(({ after }) => !byId.has(after))
      .map((pair) => [pair.after, byId.get(pair.before)]),
  )
  if (previousEntries.size === 0) return
  const measurements = await tx.measurement.findMany({
    where: { id: { in: [...previousEntries.keys()] } },
  })
  const records = measurements.flatMap((row) => alertRecords(row, previousEntries.get(row.id)))
  const catDays = measurements.map(({ animalId, day }) => ({ animalId, day: toDay(day) }))
  const existing = await tx.$queryRaw<ExistingAlert[]>`
    SELECT r.id::text, r.animal_id::text AS "animalId", r.day, r.rule, r.message FROM alert_records r
    JOIN jsonb_to_recordset(${JSON.stringify(catDays)}::jsonb) AS p("animalId" uuid, day date)
    ON r.animal_id = p."animalId" AND r.day = p.day`
  const keyOf = ({ animalId, day, rule }: { animalId: string; day: Date | string; rule: string }) =>
    `${animalId} ${toDay(day as Date)} ${rule}`
  const messages = new Map(records.map((record) => [keyOf(record), record.message]))
  const outdated = existing.filter((record) => !messages.has(keyOf(record)))
  await tx.alertRecord.deleteMany({ where: { id: { in: outdated.map(({ id }) => id) } } })
  // Alerts that still apply keep their marks. Their message may name another day.
  for (const { id, message, ...identity } of existing) {
    const newMessage = messages.get(keyOf(identity))
    if (newMessage !== undefined && newMessage !== message)
      await tx.alertRecord.update({ where: { id }, data: { message: newMessage } })
  }
  await tx.alertRecord.createMany({ data: records, skipDuplicates: true })
}

type ExistingAlert = Pick<AlertRecord, 'id' | 'animalId' | 'day' | 'rule' | 'message'>
