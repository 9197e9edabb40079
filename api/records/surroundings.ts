import type { SentAnswers } from '#shared/health/sentAnswers'
import type { Measurement } from '#prisma'
import type { Rows } from '../db/database'
import { type Json, selected } from './columns'
import { toDay } from './fields'
import { toMeasurementRow } from './record'
import { measurementColumns } from './recordsJson'

const one = (from: string) => `(SELECT row_to_json(e) FROM (SELECT ${selected('m', measurementColumns)} FROM ${from} LIMIT 1) e)`

/** The SQL of what a save asks by: placeholders, or columns of the statement around. */
type Names = Record<'animal' | 'user' | keyof Moment, string>

// An id that was merged into an entry stays an alias of it (product/entries 1.3).
const textOf = ({ animal, user, uuid, day, date, editUuid }: Names) => `WITH standing AS (
  SELECT m.*, 1 AS rank FROM measurements m WHERE m.animal_id = ${animal} AND m.id = ${uuid}
  UNION ALL
  SELECT m.*, 1 FROM measurement_aliases l JOIN measurements m ON m.id = l.measurement_id
    WHERE l.animal_id = ${animal} AND l.alias = ${uuid}
  UNION ALL
  SELECT m.*, 2 FROM measurements m WHERE m.animal_id = ${animal} AND m.day = ${day}
  ORDER BY rank LIMIT 1
), moment AS (SELECT coalesce((SELECT date FROM standing), ${date}) AS at)
SELECT
  a.entries_version AS version,
  a.name AS "catName",
  a.in_memory_since AS "inMemorySince",
  ${one('standing m')} AS standing,
  coalesce((SELECT rank = 1 FROM standing), false) AS "byId",
  ${one(`measurements m WHERE m.animal_id = ${animal} AND m.date < (SELECT at FROM moment) ORDER BY m.date DESC`)} AS before,
  ${one(`measurements m WHERE m.animal_id = ${animal} AND m.date > (SELECT at FROM moment) ORDER BY m.date`)} AS after,
  EXISTS (SELECT 1 FROM measurements WHERE id = ${uuid}) AS "idIsTaken",
  EXISTS (SELECT 1 FROM measurement_aliases WHERE animal_id = ${animal} AND alias = ${uuid} AND measurement_id IS NULL) AS "wasDeleted",
  EXISTS (SELECT 1 FROM measurement_aliases WHERE animal_id = ${animal} AND alias = ${editUuid}) AS "editIsKnown",
  coalesce(
    (SELECT grams FROM weights WHERE animal_id = ${animal} AND date <= ${date} ORDER BY date DESC, created_at DESC LIMIT 1),
    (SELECT grams FROM weights WHERE animal_id = ${animal} ORDER BY date LIMIT 1)) AS "weightGrams"
FROM animals a WHERE a.id = ${animal} AND a.user_id = ${user}`

/** As one JSON value, in a statement whose placeholders `$from` and on are `surroundingsValues`. */
export const surroundingsJson = (user: string, from: number): string => {
  const place = (index: number, type: string) => `$${from + index}::${type}`
  const names = { animal: place(0, 'uuid'), user, uuid: place(1, 'uuid'), day: place(2, 'date'), date: place(3, 'timestamptz'), editUuid: place(4, 'uuid') }
  return `(SELECT row_to_json(s) FROM (${textOf(names)}) s)`
}

export const surroundingsValues = ({ animalId, uuid, day, date, editUuid }: Place) => [animalId, uuid, day && toDay(day), date, editUuid]

/** What a save finds: the entry of that id, else of that day, and those on either side of it. */
export interface Surroundings {
  /** How many saves of this cat's entries came before: what is decided by all this holds while it stays (entryWrite.ts). */
  version: number
  catName: string
  inMemorySince: Date | null
  standing: Measurement | null
  byId: boolean
  before: Measurement | null
  after: Measurement | null
  /** An entry has this id, of whatever cat. */
  idIsTaken: boolean
  /** An entry of this cat had this id, and is no more. */
  wasDeleted: boolean
  /** The edit of this id was saved before. */
  editIsKnown: boolean
  /** The cat's weight at the date, in grams; before the first weighing, the first one. */
  weightGrams: number | null
}

/** Where an entry is looked for: by its id, else by its day; nulls look for none. */
export interface Moment {
  uuid: string | null
  day: Date | null
  date: Date | null
  /** An edit's own id. */
  editUuid: string | null
}

export interface Place extends Moment {
  animalId: string
}

export type SurroundingsJson = { [Key in keyof Surroundings]: Measurement extends Surroundings[Key] ? Json<Measurement> | null : Json<Surroundings>[Key] }

export function toSurroundings({ standing, before, after, inMemorySince, ...rest }: SurroundingsJson): Surroundings {
  const row = (json: Json<Measurement> | null) => json && toMeasurementRow(json)
  return { ...rest, inMemorySince: inMemorySince === null ? null : new Date(inMemorySince), standing: row(standing), before: row(before), after: row(after) }
}

const statement = { name: 'surroundings', text: `SELECT ${surroundingsJson('$1::uuid', 2)} AS found` }

/** Null: no such cat of this user. */
export async function readSurroundings(database: Rows, userId: string, place: Place): Promise<Surroundings | null> {
  const [row] = await database.rows<{ found: SurroundingsJson | null }>(statement, [userId, ...surroundingsValues(place)])
  return row?.found ? toSurroundings(row.found) : null
}

const revisionText = `SELECT 1 AS found FROM measurement_revisions
WHERE measurement_id = $1::uuid AND answered_at = $2::timestamptz AND answers = $3::jsonb`

/** Two phones may write within the same millisecond: only the same answers are a retry. */
export async function hasRevision(
  database: Rows,
  { measurementId, answeredAt, answers }: { measurementId: string; answeredAt: Date; answers: SentAnswers },
): Promise<boolean> {
  const values = [measurementId, answeredAt, JSON.stringify(answers)]
  return (await database.rows({ name: 'hasRevision', text: revisionText }, values)).length > 0
}
