import type { EntryFields } from '#shared/health/entry'
import type { Measurement } from '#prisma'
import type { Rows } from '../db'
import { toDay } from './fields'
import { type Json, selected } from './columns'
import { toMeasurementRow } from './record'
import { measurementColumns } from './recordsJson'

// The statements that a save is made of: few, and sent two by two, since each way to the database and back is one while
// the cat is locked.

const lockText = 'SELECT 1 AS found FROM animals WHERE id = $1::uuid AND user_id = $2::uuid FOR NO KEY UPDATE'

/** One cat's saves run one after the other. False: no such cat of this user. */
export async function lockCat(tx: Rows, { animalId, userId }: { animalId: string; userId: string }): Promise<boolean> {
  return (await tx.rows({ name: 'lockCat', text: lockText }, [animalId, userId])).length === 1
}

const one = (from: string) => `(SELECT row_to_json(e) FROM (SELECT ${selected('m', measurementColumns)} FROM ${from} LIMIT 1) e)`

// An id that was merged into an entry stays an alias of it (decisions, "One person, one cat, one day").
const surroundingsText = `WITH standing AS (
  SELECT m.*, 1 AS rank FROM measurements m WHERE m.animal_id = $1::uuid AND m.id = $2::uuid
  UNION ALL
  SELECT m.*, 1 FROM measurement_aliases l JOIN measurements m ON m.id = l.measurement_id
    WHERE l.animal_id = $1::uuid AND l.alias = $2::uuid
  UNION ALL
  SELECT m.*, 2 FROM measurements m WHERE m.animal_id = $1::uuid AND m.day = $3::date
  ORDER BY rank LIMIT 1
), moment AS (SELECT coalesce((SELECT date FROM standing), $4::timestamptz) AS at)
SELECT
  ${one('standing m')} AS standing,
  coalesce((SELECT rank = 1 FROM standing), false) AS "byId",
  ${one('measurements m WHERE m.animal_id = $1::uuid AND m.date < (SELECT at FROM moment) ORDER BY m.date DESC')} AS before,
  ${one('measurements m WHERE m.animal_id = $1::uuid AND m.date > (SELECT at FROM moment) ORDER BY m.date')} AS after,
  EXISTS (SELECT 1 FROM measurements WHERE id = $2::uuid) AS "idIsTaken",
  EXISTS (SELECT 1 FROM measurement_aliases WHERE animal_id = $1::uuid AND alias = $2::uuid AND measurement_id IS NULL) AS "wasDeleted",
  coalesce(
    (SELECT grams FROM weights WHERE animal_id = $1::uuid AND date <= $4::timestamptz ORDER BY date DESC, created_at DESC LIMIT 1),
    (SELECT grams FROM weights WHERE animal_id = $1::uuid ORDER BY date LIMIT 1)) AS "weightGrams"`

interface SurroundingsJson {
  standing: Json<Measurement> | null
  byId: boolean
  before: Json<Measurement> | null
  after: Json<Measurement> | null
  idIsTaken: boolean
  wasDeleted: boolean
  weightGrams: number | null
}

/** What a save finds: the entry of that id, else of that day, and those on either side of it. */
export interface Surroundings {
  standing: Measurement | null
  byId: boolean
  before: Measurement | null
  after: Measurement | null
  /** An entry has this id, of whatever cat. */
  idIsTaken: boolean
  /** An entry of this cat had this id, and is no more. */
  wasDeleted: boolean
  /** The cat's weight at the date, in grams; before the first weighing, the first one. */
  weightGrams: number | null
}

/** Where an entry is looked for: by its id, else by its day; nulls look for none. */
export interface Moment {
  uuid: string | null
  day: Date | null
  date: Date | null
}

export async function readSurroundings(tx: Rows, { animalId, uuid, day, date }: Moment & { animalId: string }): Promise<Surroundings> {
  const values = [animalId, uuid, day && toDay(day), date]
  const [found] = await tx.rows<SurroundingsJson>({ name: 'surroundings', text: surroundingsText }, values)
  const row = (json: Json<Measurement> | null) => json && toMeasurementRow(json)
  const { standing, before, after, ...rest } = found!
  return { ...rest, standing: row(standing), before: row(before), after: row(after) }
}

/** A row under the database's names. */
const toJson = (row: Measurement): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(measurementColumns).map(([name, column]) => [column, row[name as keyof Measurement]]),
    ),
  )

const insertText = `INSERT INTO measurements SELECT * FROM jsonb_populate_record(NULL::measurements, $1::jsonb)
ON CONFLICT (id) DO NOTHING RETURNING id`

/** False: somebody took that id since it was looked for. */
export async function insertEntry(tx: Rows, row: Measurement): Promise<boolean> {
  return (await tx.rows({ name: 'insertEntry', text: insertText }, [toJson(row)])).length === 1
}

const names = Object.values(measurementColumns).join(', ')
const updateText = `UPDATE measurements SET (${names}) =
  (SELECT ${names} FROM jsonb_populate_record(NULL::measurements, $1::jsonb)) WHERE id = $2::uuid`

export async function updateEntry(tx: Rows, row: Measurement): Promise<void> {
  await tx.rows({ name: 'updateEntry', text: updateText }, [toJson(row), row.id])
}

/** Its ids stay behind, leading nowhere: a phone that has not heard of it may yet send it again. */
export async function deleteEntry(tx: Rows, entry: Measurement): Promise<void> {
  await insertAlias(tx, entry.id, entry)
  await tx.rows({ name: 'deleteEntry', text: 'DELETE FROM measurements WHERE id = $1::uuid' }, [entry.id])
}

const aliasText = `INSERT INTO measurement_aliases (animal_id, alias, measurement_id) VALUES ($1::uuid, $2::uuid, $3::uuid)
ON CONFLICT DO NOTHING RETURNING 1 AS added`

/** False: what has this id came before. */
export async function insertAlias(tx: Rows, alias: string, { id, animalId }: Measurement): Promise<boolean> {
  return (await tx.rows({ name: 'insertAlias', text: aliasText }, [animalId, alias, id])).length === 1
}

/** Answers that do not stand (decisions, "The answers written last win"). */
export interface Revision {
  measurementId: string
  answers: EntryFields
  answeredAt: Date
  replacedAt: Date
}

const revisionText = `INSERT INTO measurement_revisions (id, measurement_id, answers, answered_at, replaced_at)
VALUES (gen_random_uuid(), $1::uuid, $2::jsonb, $3::timestamptz, $4::timestamptz)`

export async function insertRevision(tx: Rows, { measurementId, answers, answeredAt, replacedAt }: Revision): Promise<void> {
  const values = [measurementId, JSON.stringify(answers), answeredAt, replacedAt]
  await tx.rows({ name: 'insertRevision', text: revisionText }, values)
}

const hasRevisionText = `SELECT 1 AS found FROM measurement_revisions
WHERE measurement_id = $1::uuid AND answered_at = $2::timestamptz AND answers = $3::jsonb`

/** Two phones may write within the same millisecond: only the same answers are a retry. */
export async function hasRevision(tx: Rows, { measurementId, answeredAt, answers }: Omit<Revision, 'replacedAt'>): Promise<boolean> {
  const values = [measurementId, answeredAt, JSON.stringify(answers)]
  return (await tx.rows({ name: 'hasRevision', text: hasRevisionText }, values)).length > 0
}
