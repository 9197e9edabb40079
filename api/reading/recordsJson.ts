import type { Measurement } from '#prisma'
import { Prisma } from '#prisma/browser'
import { writers } from '#shared/circle/circleLimits'
import type { Statement } from '../base/db/database'
import { nextSlice } from '../base/slices'
import { careJson, careSince } from './careRows'
import { columnsJson, columnsOf, selectListOf } from './columns'
import { judgedColumns } from './judgedColumns'
import { ownerJson } from './ownerClock'
import type { ReadOptions, HistoryBounds, RecordJson, RecordRow, WeighingRow } from './record'
import { weightOrder } from './weightOrder'

const { visitedAt: _visited, ...animalColumns } = columnsOf(
  Object.values(Prisma.AnimalScalarFieldEnum),
)

export const measurementColumns: Record<keyof Measurement, string> = columnsOf(
  Object.values(Prisma.MeasurementScalarFieldEnum),
)

const weightColumns = { grams: 'grams', date: 'date' } satisfies Record<keyof WeighingRow, string>

/** The cat's id is omitted, since the rows are nested in their cat. */
const { animalId: _, ...entryColumns } = measurementColumns

/** Returns SQL that looks up a name only for a helper's entry, since most are the owner's. */
const helperNameSql = (name: string) => `CASE WHEN by_id <> a.user_id THEN ${name} END`
export const namedEntryColumns = {
  ...entryColumns,
  byName: helperNameSql('(SELECT first_name FROM users WHERE id = by_id)'),
}
const unnamed = { ...entryColumns, byName: helperNameSql(`'${writers.helper}'`) }

const newest = (table: string, order: string, limit: string) =>
  `SELECT * FROM ${table} WHERE animal_id = a.id ORDER BY ${order} LIMIT ${limit}`

/**
 * Describes which cats a statement reads: `where` is a condition on `a`. The values of the history's bounds
 * begin at the placeholder `$from`.
 */
interface CatFilter {
  where: string
  from: number
  /** SQL of the circle (circleSql.ts) that limits the cats. The viewer's own cats are first. */
  circle?: string
  /** The cats never had a helper, so that no names are looked up. */
  withoutCircle?: true
}

const circleSelection = {
  columns:
    `c.role, c.last_day AS "lastDay", CASE WHEN c.role = 'owner' THEN ` +
    `NULL ELSE ${ownerJson('a.user_id')} END AS owner,`,
  order: `c.role <> 'owner', `,
}

/** Separates the JSON texts of cats. JSON holds no control character. */
const separator = '\u001e'

const newestEntries = (parameter: number): string =>
  newest('measurements', 'date DESC', `$${parameter}::int`)

/**
 * Returns SQL of the cats as text, oldest first, which `recordsOf` parses one by one. An index
 * bounds each cat's rows, so that ten years of entries cost as much as a week.
 */
const recordsJson = (
  { where, from, circle, withoutCircle }: CatFilter,
  { isJudged, care }: { isJudged: boolean; care: boolean },
): string => `(
  SELECT coalesce(string_agg(row_to_json(r)::text, chr(${separator.charCodeAt(0)})), '') FROM (
    SELECT ${selectListOf('a', animalColumns)}, ${circle ? circleSelection.columns : ''}
      (SELECT p.key FROM photos p WHERE p.id = a.photo_id) AS "photoKey",
      ${withoutCircle ? 'false' : 'EXISTS (SELECT 1 FROM memberships h WHERE h.animal_id = a.id)'} AS "hasHelpers",
      EXISTS (SELECT 1 FROM stocks s WHERE s.animal_id = a.id) AS "hasStocks",
      ${columnsJson(withoutCircle ? entryColumns : circle ? namedEntryColumns : unnamed, newestEntries(from))}
        AS measurements,
      ${columnsJson(weightColumns, newest('weights', weightOrder, `$${from + 1}::int`))} AS weights,
      ${care ? careJson(`$${from + 2}::date`) : 'NULL::json'} AS care,
      ${isJudged ? columnsJson(judgedColumns, newestEntries(from + (care ? 3 : 2))) : 'NULL::json'}
        AS judged
    FROM ${circle ? `${circle} c JOIN animals a ON a.id = c.animal_id` : 'animals a'}
    WHERE ${where} ORDER BY ${circle ? circleSelection.order : ''}a.created_at, a.id) r)`

/**
 * Returns a statement that reads cats, in four forms. PostgreSQL sets up each part of a plan even
 * without rows, and few documents need the rules' part.
 */
export function recordsStatement(
  name: string,
  catFilter: CatFilter,
  textOf: (records: string) => string,
): (historyBounds: HistoryBounds) => Statement {
  const form = (isJudged: boolean, care: boolean) => ({
    name: `${name}${isJudged ? 'Judged' : ''}${care ? 'Care' : ''}`,
    text: textOf(recordsJson(catFilter, { isJudged, care })),
  })
  const formsOf = (isJudged: boolean) => ({
    usual: form(isJudged, false),
    care: form(isJudged, true),
  })
  const [plain, judged] = [formsOf(false), formsOf(true)]
  return (historyBounds) =>
    (historyBounds.judged > 0 ? judged : plain)[historyBounds.care ? 'care' : 'usual']
}

export const historyBoundValues = ({
  historyBounds: { entries, weights, judged, care },
  now,
}: ReadOptions): (number | string)[] => [
  entries,
  weights,
  ...(care ? [careSince(now)] : []),
  ...(judged > 0 ? [judged] : []),
]

/**
 * Returns the cats that a statement read as text. They are parsed in slices, since parsing all at
 * once would block the event loop.
 */
export async function recordsOf(
  text: string,
  toRow: (json: RecordJson) => RecordRow,
): Promise<RecordRow[]> {
  if (text === '') return []
  const records: RecordRow[] = []
  for (const json of text.split(separator)) {
    const slice = nextSlice(records)
    if (slice) await slice
    records.push(toRow(JSON.parse(json) as RecordJson))
  }
  return records
}
