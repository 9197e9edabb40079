import type DataLoader from 'dataloader'
import { addDays } from '#shared/base/time'
import { DOSE_DAYS_BACK, type NotedDose } from '#shared/care/course'
import {
  amountAdded,
  amountTaken,
  type PlannedAmount,
  type StockChange,
  type StockStep,
  type StockTerms,
  isTakenFromStock,
} from '#shared/stock/stock'
import type { Rows, Statement } from '../base/db/database'

/** The stocks of a cat, with the doses that a device may still hold pending on this day. */
export interface StocksKey {
  animalId: string
  today: string
}

export type StoredChange = StockChange & { note: string | null; by: string | null }

/** A dose of the last days, with what it takes in thousandths of a dose or of a mL. */
export type RecentDose = NotedDose & { uuid: string; taken: number }

/** A stock with the sums of its changes and doses, and its newest changes. */
export interface StockRow extends StockTerms {
  course: string
  isPutAway: boolean
  /** The remaining thousandths of a dose or of a mL. */
  amountLeft: number
  changes: StoredChange[]
  plan: { steps: (StockStep & { name: string })[]; doses: RecentDose[]; lastMl: number | null }
}

type JsonStep = StockRow['plan']['steps'][number] & { id: string }
type JsonDose = Omit<RecentDose, 'taken'> & { treatmentId: string }

interface StockJson extends Omit<StockRow, 'amountLeft' | 'plan'> {
  animalId: string
  added: number
  lastMl: number | null
  given: (PlannedAmount & { amountMl: number | null; count: number })[] | null
  changes: StoredChange[]
  steps: JsonStep[] | null
  doses: JsonDose[] | null
}

/** Older changes count, but are not listed, except those that have the pack's dates. */
const LISTED_CHANGES = 50

const newestChanges = (condition: string, count: number) =>
  `ARRAY(SELECT n.id FROM stock_changes n WHERE n.course_id = s.course_id AND ${condition}
    ORDER BY n.at DESC, n.id LIMIT ${count})`
const listedChanges = [
  newestChanges('true', LISTED_CHANGES),
  ...[`n.kind = 'renewed'`, 'n.opened_on IS NOT NULL', 'n.use_by IS NOT NULL'].map((condition) =>
    newestChanges(condition, 1),
  ),
].join(' || ')

const list = (rows: string) => `(SELECT json_agg(row_to_json(r)) FROM (${rows}) r)`
const courseCondition =
  'd.treatment_id IN (SELECT id FROM treatments WHERE course_id = s.course_id)'

/** The condition of a counted dose is `isTakenFromStock` of shared/stock/stock.ts. */
export const stocksStatement: Statement = {
  name: 'stocks',
  text: `SELECT s.animal_id AS "animalId", s.course_id AS course, s.unit, s.bag_ml AS "bagMl",
  s.warning_days AS "warningDays", s.is_put_away AS "isPutAway", to_json(s.started_at) AS "startedAt",
  s.started_on::text AS "startedOn",
  (SELECT coalesce(sum(c.amount), 0) FROM stock_changes c WHERE c.course_id = s.course_id) AS added,
  ${list(`SELECT t.amount, t.unit, d.amount_ml AS "amountMl", count(*)::int AS count
    FROM treatments t JOIN doses d ON d.treatment_id = t.id AND d.day >= s.started_on
    WHERE t.course_id = s.course_id AND d.outcome = 'given' AND d.at >= s.started_at GROUP BY 1, 2, 3`)} AS given,
  (SELECT d.amount_ml FROM doses d WHERE ${courseCondition} AND d.outcome = 'given' AND d.amount_ml IS NOT NULL
    ORDER BY d.day DESC, d.at DESC, d.id LIMIT 1) AS "lastMl",
  coalesce(${list(`SELECT c.id AS uuid, c.kind, c.amount, c.at, c.opened_on AS "openedOn",
    c.use_by AS "useBy", c.note, u.first_name AS by
    FROM stock_changes c LEFT JOIN users u ON u.id = c.by_id
    WHERE c.id = ANY(${listedChanges}) ORDER BY c.at DESC, c.id`)}, '[]') AS changes,
  ${list(`SELECT t.id, t.name, t.plan, t.first_day AS "firstDay", t.last_day AS "lastDay", t.amount, t.unit
    FROM treatments t WHERE t.course_id = s.course_id ORDER BY t.first_day, t.id`)} AS steps,
  ${list(`SELECT d.id AS uuid, d.treatment_id AS "treatmentId", d.day, d.time, d.outcome, d.at,
    d.amount_ml AS "amountMl"
    FROM doses d WHERE ${courseCondition} AND d.day >= $2::date ORDER BY d.at DESC, d.id`)} AS doses
FROM stocks s WHERE s.animal_id = ANY($1::uuid[]) ORDER BY s.started_at, s.course_id`,
}

/** Returns the stocks of a cat by the owner's day. Most cats have none, and are not read. */
export async function readStocks(
  { id, hasStocks }: { id: string; hasStocks: boolean },
  today: string,
  { loaders }: { loaders: { stocks: DataLoader<StocksKey, StockRow[], string> } },
): Promise<StockRow[]> {
  return hasStocks ? await loaders.stocks.load({ animalId: id, today }) : []
}

/** Runs one statement for all cats of a day. */
export async function loadStocks(
  database: Rows,
  keys: readonly StocksKey[],
): Promise<StockRow[][]> {
  const earliest = keys.map(({ today }) => today).toSorted()[0]!
  const rows = await database.rows<StockJson>(stocksStatement, stocksValues(keys, earliest))
  return keys.map(({ animalId }) =>
    rows.filter((row) => row.animalId === animalId).map((row) => stockRowOf(row)),
  )
}

const stocksValues = (keys: readonly StocksKey[], earliest: string) => [
  [...new Set(keys.map(({ animalId }) => animalId))],
  // The owner's day may end while a dose waits on a device.
  addDays(earliest, -DOSE_DAYS_BACK - 1),
]

function stockRowOf(json: StockJson): StockRow {
  const { animalId: _, added, lastMl, given: givenAmounts, doses, steps, ...rest } = json
  const terms = { ...rest, startedAt: new Date(rest.startedAt).toISOString() }
  const totalTaken = (givenAmounts ?? []).reduce(
    (sum, { amountMl, count, ...planned }) => sum + count * amountTaken(terms, amountMl, planned),
    0,
  )
  const plannedOf = (id: string) => steps!.find((step) => step.id === id)!
  return {
    ...terms,
    amountLeft: amountAdded(terms, [added]) - totalTaken,
    changes: rest.changes.map((change) => ({ ...change, at: new Date(change.at).toISOString() })),
    plan: {
      lastMl,
      steps: (steps ?? []).map(({ id: __, ...step }) => step),
      doses: (doses ?? []).map(({ treatmentId, ...dose }) => {
        const instantDose = { ...dose, at: new Date(dose.at).toISOString() }
        const amount = amountTaken(terms, dose.amountMl, plannedOf(treatmentId))
        return { ...instantDose, taken: isTakenFromStock(terms, instantDose) ? amount : 0 }
      }),
    },
  }
}
