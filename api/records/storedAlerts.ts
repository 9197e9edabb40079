import { alerts } from '#shared/health/alerts'
import { plainText } from '#shared/health/alertMessages'
import type { Measurement, Prisma } from '#prisma'
import type { Rows } from '../db'
import { toDay, toEntryRow } from './fields'

/** The records of one entry's alerts, as they were shown: `all-green` is none. */
export function alertRecords(entry: Measurement, previous: Measurement | undefined): Prisma.AlertRecordCreateManyInput[] {
  const { animalId, day, date } = entry
  const entries = previous ? [entry, previous] : [entry]
  const shown = alerts(entries.map(toEntryRow)).filter(({ rule }) => rule !== 'all-green')
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

const storeText = `WITH shown AS (
  SELECT * FROM jsonb_to_recordset($3::jsonb)
    AS s(day date, date timestamptz, rule text, type "AlertType", severity "AlertSeverity", message text)
), gone AS (
  DELETE FROM alert_records r WHERE r.animal_id = $1::uuid AND r.day = ANY($2::date[])
    AND NOT EXISTS (SELECT 1 FROM shown s WHERE s.day = r.day AND s.rule = r.rule)
)
INSERT INTO alert_records (id, animal_id, day, date, rule, type, severity, message)
SELECT gen_random_uuid(), $1::uuid, day, date, rule, type, severity, message FROM shown
ON CONFLICT (animal_id, day, rule) DO UPDATE
SET date = EXCLUDED.date, type = EXCLUDED.type, severity = EXCLUDED.severity, message = EXCLUDED.message`

/**
 * Keeps the shown alerts of the days that a change touched: those of `entries`, oldest first, each judged with the one
 * before it (the first with `before`). Alerts that no longer hold go; those that still hold keep their read and
 * dismissed marks (decisions, Rules).
 */
export async function storeAlerts(
  tx: Rows,
  { animalId, days, before, entries }: { animalId: string; days: Date[]; before: Measurement | null; entries: Measurement[] },
): Promise<void> {
  const records = entries.flatMap((entry, index) => alertRecords(entry, entries[index - 1] ?? before ?? undefined))
  const shown = records.map(({ animalId: _, day, ...record }) => ({ ...record, day: toDay(day as Date) }))
  await tx.rows({ name: 'storeAlerts', text: storeText }, [animalId, days.map(toDay), JSON.stringify(shown)])
}
