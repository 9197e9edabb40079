import type { Measurement } from '#prisma'
import type { Role } from '#shared/circle/rights'
import type { SentAnswers } from '#shared/health/answers/sentAnswers'
import type { VetLimit } from '#shared/health/rules/vetLimits'
import type { Rows } from '../base/db/database'
import { circleOf } from './circleSql'
import { type Json, selectListOf } from './columns'
import { toDay } from './entryRow'
import { type OwnerJson, ownerJson, toOwner } from './ownerClock'
import { type RecordRow, toMeasurementRow } from './record'
import { measurementColumns } from './recordsJson'
import { weightOrder } from './weightOrder'

const firstRowOf = (from: string) =>
  `(SELECT row_to_json(e) FROM (SELECT ${selectListOf('m', measurementColumns)} FROM ${from} LIMIT 1) e)`

/**
 * SQL of the values that a save is looked up by: placeholders, or columns of the outer statement.
 */
type Names = Record<'animal' | keyof EntryLookup, string> & SaverNames

type SaverNames = Record<'user' | 'now', string>

// An id that was merged into an entry stays an alias of it (product/entries 1.3).
const textOf = ({
  animal,
  user,
  now,
  uuid,
  day,
  date,
  editUuid,
}: Names) => `WITH existing_entry AS (
  SELECT m.*, 1 AS rank FROM measurements m WHERE m.animal_id = ${animal} AND m.id = ${uuid}
  UNION ALL
  SELECT m.*, 1 FROM measurement_aliases l JOIN measurements m ON m.id = l.measurement_id AND m.animal_id = l.animal_id
    WHERE l.animal_id = ${animal} AND l.alias = ${uuid}
  UNION ALL
  SELECT m.*, 2 FROM measurements m WHERE m.animal_id = ${animal} AND m.day = ${day}
  ORDER BY rank LIMIT 1
), moment AS (SELECT coalesce((SELECT date FROM existing_entry), ${date}) AS at)
SELECT
  a.entries_version AS version,
  a.name AS "catName",
  a.in_memory_since AS "inMemorySince",
  a.vet_limits AS "vetLimits",
  c.role,
  CASE WHEN c.role = 'owner' THEN NULL ELSE ${ownerJson('a.user_id')} END AS owner,
  ${firstRowOf('existing_entry m')} AS existing,
  coalesce((SELECT rank = 1 FROM existing_entry), false) AS "isFoundById",

  ${firstRowOf(`measurements m WHERE m.animal_id = ${animal}
    AND m.date < (SELECT at FROM moment) ORDER BY m.date DESC`)} AS "previousEntry",
  ${firstRowOf(`measurements m WHERE m.animal_id = ${animal}
    AND m.date > (SELECT at FROM moment) ORDER BY m.date`)} AS "nextEntry",
  EXISTS (SELECT 1 FROM measurements WHERE id = ${uuid}) AS "isIdTaken",
  EXISTS (SELECT 1 FROM measurement_aliases WHERE animal_id = ${animal}
  AND alias = ${uuid} AND measurement_id IS NULL) AS "wasDeleted",
  EXISTS (SELECT 1 FROM measurement_aliases
  WHERE animal_id = ${animal} AND alias = ${editUuid}) AS "isEditKnown",
  coalesce(
    (SELECT grams FROM weights WHERE animal_id = ${animal} AND date <= ${date}
    ORDER BY ${weightOrder} LIMIT 1),
    (SELECT grams FROM weights WHERE animal_id = ${animal} ORDER BY date, created_at, id LIMIT 1)) AS "weightGrams"
FROM animals a JOIN ${circleOf(user, now)} c ON c.animal_id = a.id WHERE a.id = ${animal}`

/**
 * Returns the SQL of one JSON value, for a statement whose placeholders from `$from` on are
 * `saveContextValues`.
 */
export const saveContextJson = (saver: SaverNames, from: number): string => {
  const parameter = (index: number, type: string) => `$${from + index}::${type}`
  const names = {
    ...saver,
    animal: parameter(0, 'uuid'),
    uuid: parameter(1, 'uuid'),
    day: parameter(2, 'date'),
    date: parameter(3, 'timestamptz'),
    editUuid: parameter(4, 'uuid'),
  }
  return `(SELECT row_to_json(s) FROM (${textOf(names)}) s)`
}

export const saveContextValues = ({ animalId, uuid, day, date, editUuid }: CatEntryLookup) => [
  animalId,
  uuid,
  day && toDay(day),
  date,
  editUuid,
]

/**
 * The data that a save reads: the entry of that id or else of that day, and the entries before and
 * after it.
 */
export interface SaveContext {
  /**
   * The number of earlier saves of this cat's entries. Decisions from this data are valid while it
   * is unchanged (entry/writeEntry.ts).
   */
  version: number
  catName: string
  inMemorySince: Date | null
  vetLimits: VetLimit[]
  role: Role
  /** The owner, whose calendar applies. `null` if the owner saves. */
  owner: RecordRow['user'] | null
  existing: Measurement | null
  isFoundById: boolean
  previousEntry: Measurement | null
  nextEntry: Measurement | null
  /** An entry of any cat has this id. */
  isIdTaken: boolean
  /** An entry of this cat had this id and was deleted. */
  wasDeleted: boolean
  /** The edit of this id was saved before. */
  isEditKnown: boolean
  /**
   * The cat's weight at the date, in grams, or the first weight for a date before the first
   * weighing.
   */
  weightGrams: number | null
}

/**
 * The values by which an entry is looked up: its id, or else its day. `null` values match nothing.
 */
export interface EntryLookup {
  uuid: string | null
  day: Date | null
  date: Date | null
  editUuid: string | null
}

export interface CatEntryLookup extends EntryLookup {
  animalId: string
}

export type SaveContextJson = Omit<SaveContextRows, 'owner'> & { owner: OwnerJson | null }
type SaveContextRows = {
  [Key in keyof SaveContext]: Measurement extends SaveContext[Key]
    ? Json<Measurement> | null
    : Json<SaveContext>[Key]
}

export function toSaveContext({
  existing,
  previousEntry,
  nextEntry,
  inMemorySince,
  owner,
  ...rest
}: SaveContextJson): SaveContext {
  const row = (json: Json<Measurement> | null) => json && toMeasurementRow(json)
  return {
    ...rest,
    owner: owner && toOwner(owner),
    inMemorySince: inMemorySince === null ? null : new Date(inMemorySince),
    existing: row(existing),
    previousEntry: row(previousEntry),
    nextEntry: row(nextEntry),
  }
}

const statement = {
  name: 'readSaveContext',
  text: `SELECT ${saveContextJson({ user: '$1::uuid', now: '$2::timestamptz' }, 3)} AS found`,
}

/** Returns the data of a save. `null` if this user's circle has no such cat. */
export async function readSaveContext(
  database: Rows,
  { userId, now }: { userId: string; now: Date },
  lookup: CatEntryLookup,
): Promise<SaveContext | null> {
  const [row] = await database.rows<{ found: SaveContextJson | null }>(statement, [
    userId,
    now,
    ...saveContextValues(lookup),
  ])
  return row?.found ? toSaveContext(row.found) : null
}

const revisionText = `SELECT 1 AS found FROM measurement_revisions
WHERE measurement_id = $1::uuid AND answered_at = $2::timestamptz AND answers = $3::jsonb`

/** Two phones may write within the same millisecond: only the same answers are a retry. */
export async function hasRevision(
  database: Rows,
  {
    measurementId,
    answeredAt,
    answers,
  }: { measurementId: string; answeredAt: Date; answers: SentAnswers },
): Promise<boolean> {
  const values = [measurementId, answeredAt, JSON.stringify(answers)]
  return (await database.rows({ name: 'hasRevision', text: revisionText }, values)).length > 0
}

const othersText =
  'SELECT 1 AS found FROM measurement_revisions WHERE measurement_id = ' +
  '$1::uuid AND by_id IS DISTINCT FROM $2::uuid LIMIT 1'

/** Returns whether another user contributed to an entry or to one of its revisions. */
export async function hasOtherAuthors(
  database: Rows,
  { id, byId }: Measurement,
  userId: string,
): Promise<boolean> {
  if (byId !== userId) return true
  return (
    (await database.rows({ name: 'hasOtherAuthors', text: othersText }, [id, userId])).length > 0
  )
}
