import type { Measurement, Prisma } from '#prisma'
import { toDay } from '../records/fields'
import { alertRecords } from '../records/storedAlerts'
import { inParts } from './insertRows'

/** Entries that stood are judged with one that came before them, as where it is saved (product/rules 5.4). */
export async function renewAlerts(
  tx: Prisma.TransactionClient,
  animalId: string,
  came: readonly Measurement[],
): Promise<void> {
  const byId = new Map(came.map((row) => [row.id, row]))
  for (const ids of inParts([...byId.keys()])) {
    const pairs = await tx.$queryRaw<{ before: string; after: string }[]>`
      SELECT m.id::text AS before, n.id::text AS after FROM measurements m
      CROSS JOIN LATERAL (SELECT id FROM measurements WHERE animal_id = m.animal_id AND date > m.date ORDER BY date LIMIT 1) n
      WHERE m.animal_id = ${animalId}::uuid AND m.id = ANY(${ids}::uuid[])`
    const before = new Map(
      pairs
        .filter(({ after }) => !byId.has(after))
        .map((pair) => [pair.after, byId.get(pair.before)]),
    )
    const stood = await tx.measurement.findMany({ where: { id: { in: [...before.keys()] } } })
    const shown = stood.flatMap((row) => alertRecords(row, before.get(row.id)))
    const known = await tx.alertRecord.findMany({
      where: { animalId, day: { in: stood.map(({ day }) => day) } },
      select: { id: true, day: true, rule: true, message: true },
    })
    const placeOf = ({ day, rule }: { day: Date | string; rule: string }) =>
      `${toDay(day as Date)} ${rule}`
    const said = new Map(shown.map((record) => [placeOf(record), record.message]))
    const gone = known.filter((record) => !said.has(placeOf(record)))
    await tx.alertRecord.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } })
    // Those that still hold keep their marks; they may name another day.
    for (const { id, message, ...place } of known) {
      const now = said.get(placeOf(place))
      if (now !== undefined && now !== message)
        await tx.alertRecord.update({ where: { id }, data: { message: now } })
    }
    await tx.alertRecord.createMany({ data: shown, skipDuplicates: true })
  }
}
