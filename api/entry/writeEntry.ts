import type { Measurement, Prisma } from '#prisma'
import type { SentAnswers } from '#shared/health/answers/sentAnswers'
import type { Rows, Statement } from '../base/db/database'
import { toDay } from '../reading/entryRow'
import { measurementColumns } from '../reading/recordsJson'

/** Answers that were replaced (product/entries 1.2). */
interface Revision {
  answers: SentAnswers
  answeredAt: Date
  replacedAt: Date
  byId: string | null
}

/** Alert records: those of `days` are replaced by `shown`. */
interface AlertChange {
  days: Date[]
  shown: Prisma.AlertRecordCreateManyInput[]
}

export interface EntryWrite {
  entry: { operation: 'insert' | 'update' | 'delete' | 'keep'; row: Measurement }
  /**
   * Another id that the entry gets as an alias. For a deleted entry, an id that must stay unused.
   */
  alias?: string | null
  revision?: Revision
  alerts?: AlertChange
}

const names = Object.values(measurementColumns).join(', ')
const storedRow = `jsonb_populate_record(NULL::measurements, $3::jsonb->'entry')`
const storedId = `($3::jsonb->'entry'->>'id')::uuid`

// The setting ends with the transaction of this one statement. It keeps the triggers from raising the
// version a second time: they raise it for every other write to entries.
const cat = `WITH cat AS (UPDATE animals SET entries_version = entries_version + 1
  WHERE id = $1::uuid AND entries_version = $2::int
  RETURNING id, set_config('nephrochat.version_is_raised', 'yes', true))`

// Each part reads `cat`, which is empty if another save was committed in between: then nothing is
// written.
const entryParts: Record<EntryWrite['entry']['operation'], string> = {
  // An entry of another cat may have taken the id since it was read.
  insert: `INSERT INTO measurements SELECT r.* FROM cat, ${storedRow} r ON CONFLICT (id) DO NOTHING RETURNING id`,
  update: `UPDATE measurements m SET (${names}) = (SELECT ${names} FROM ${storedRow}) FROM cat
    WHERE m.id = ${storedId} AND m.animal_id = $1::uuid RETURNING m.id`,
  delete: `DELETE FROM measurements m USING cat WHERE m.id = ${storedId} AND m.animal_id = $1::uuid RETURNING m.id`,
  keep: `SELECT ${storedId} AS id FROM cat`,
}

const aliasPart = (leadsTo: string) => `alias AS (
  INSERT INTO measurement_aliases (animal_id, alias, measurement_id)
  SELECT $1::uuid, ($3::jsonb->>'alias')::uuid, ${leadsTo} FROM entry ON CONFLICT DO NOTHING)`

const revisionPart = `revision AS (
  INSERT INTO measurement_revisions (id, measurement_id, answers, answered_at, replaced_at, by_id)
  SELECT gen_random_uuid(), entry.id, r.answers, r."answeredAt", r."replacedAt", r."byId"
  FROM entry, jsonb_to_record($3::jsonb->'revision')
  AS r(answers jsonb, "answeredAt" timestamptz, "replacedAt" timestamptz, "byId" uuid))`

// Alerts that still apply keep their read and dismissed marks (product/rules 5.4).
const alertsPart = `shown AS (
  SELECT s.* FROM entry, jsonb_to_recordset($3::jsonb->'alerts'->'shown')
    AS s(day date, date timestamptz, rule text, type "AlertType", severity "AlertSeverity", message text)
), gone AS (
  DELETE FROM alert_records r USING entry WHERE r.animal_id = $1::uuid
    AND r.day = ANY(ARRAY(SELECT jsonb_array_elements_text($3::jsonb->'alerts'->'days'))::date[])
    AND NOT EXISTS (SELECT 1 FROM shown s WHERE s.day = r.day AND s.rule = r.rule)
), raised AS (
  INSERT INTO alert_records (id, animal_id, day, date, rule, type, severity, message)
  SELECT gen_random_uuid(), $1::uuid, day, date, rule, type, severity, message FROM shown
  ON CONFLICT (animal_id, day, rule) DO UPDATE
  SET date = EXCLUDED.date, type = EXCLUDED.type, severity = EXCLUDED.severity, message = EXCLUDED.message
)`

/**
 * There is one statement for each shape of a save, so that the server keeps its plan and runs no
 * empty part.
 */
const statements = new Map<string, Statement>()

function statementOf({ entry: { operation }, alias, revision, alerts }: EntryWrite): Statement {
  const name = ['save', operation, alias && 'alias', revision && 'revision', alerts && 'alerts']
    .filter(Boolean)
    .join('_')
  const cached = statements.get(name)
  if (cached) return cached
  const parts = [
    cat,
    `entry AS (${entryParts[operation]})`,
    alias && aliasPart(operation === 'delete' ? 'NULL' : 'entry.id'),
    revision && revisionPart,
    alerts && alertsPart,
  ]
  const statement = { name, text: `${parts.filter(Boolean).join(', ')} SELECT id FROM entry` }
  statements.set(name, statement)
  return statement
}

const toJson = (row: Measurement) =>
  Object.fromEntries(
    Object.entries(measurementColumns).map(([name, column]) => [
      column,
      row[name as keyof Measurement],
    ]),
  )

/**
 * Writes a save in one statement. Returns false, without storing the entry, if another save of
 * this cat was committed since `version` was read, or if another cat's entry has the id. Waits for
 * a parallel save.
 */
export async function writeEntry(
  database: Rows,
  version: number,
  write: EntryWrite,
): Promise<boolean> {
  const { entry, alias, revision, alerts } = write
  const change = {
    entry: toJson(entry.row),
    alias,
    revision,
    alerts: alerts && {
      days: alerts.days.map(toDay),
      shown: alerts.shown.map(({ day, ...record }) => ({ ...record, day: toDay(day as Date) })),
    },
  }
  const values = [entry.row.animalId, version, JSON.stringify(change)]
  return (await database.rows(statementOf(write), values)).length === 1
}
