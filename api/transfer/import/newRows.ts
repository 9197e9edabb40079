import { isDeepStrictEqual } from 'node:util'
import type { PrismaClient, Treatment } from '#prisma'
import { answersIn } from '#shared/health/answers/sentAnswers'
import { derivedId } from '../../base/derivedId'
import { fromDay, toDay, entryFieldsOf } from '../../reading/entryRow'
import type { CopyRow, ListName } from './copyRows'
import { splitIntoParts, type StagedTable } from './tables'
import type { TimeSlicer } from './timeSlicer'

// Returns the rows of a copy that the account's cat lacks (product/accounts 8.3). A row's id is
// derived from the cat's id and the copy's: it never is another account's, and it is the same at
// the next import.

/** Describes the cat that receives the rows. */
export interface MergeTarget {
  prisma: PrismaClient
  slicer: TimeSlicer
  animalId: string
  /** A new cat has no rows yet. */
  isNew: boolean
}

/** Returns the rows whose id, and the id derived from it, the cat does not have. */
export async function newRows<Row extends { id: string }>(
  table: StagedTable,
  rows: readonly Row[],
  { prisma, slicer, animalId, isNew }: MergeTarget,
): Promise<Row[]> {
  const text = `SELECT id::text FROM ${table} WHERE animal_id = $1::uuid AND id = ANY($2::uuid[])`
  const added: Row[] = []
  for (const portion of splitIntoParts(rows)) {
    const derivedRows = portion.map((row) => ({ ...row, id: derivedId(animalId, row.id) }))
    const ids = [...portion, ...derivedRows].map(({ id }) => id)
    const existing = isNew
      ? []
      : await prisma.$queryRawUnsafe<{ id: string }[]>(text, animalId, ids)
    const knownIds = new Set(existing.map(({ id }) => id))
    added.push(
      ...derivedRows.filter(
        ({ id }, index) => !knownIds.has(id) && !knownIds.has(portion[index]!.id),
      ),
    )
    await slicer.yieldIfDue()
  }
  return added
}

/** Returns the entries of days without one, and how many other entries have different answers. */
export async function newEntries(
  rows: readonly CopyRow['measurements'][],
  { prisma, slicer, animalId, isNew }: MergeTarget,
) {
  const added = []
  let differing = 0
  for (const portion of splitIntoParts(rows)) {
    const existing = isNew
      ? []
      : await prisma.measurement.findMany({
          where: { animalId, day: { in: portion.map(({ day }) => fromDay(day)) } },
        })
    const byDay = new Map(existing.map((row) => [toDay(row.day), row]))
    for (const row of portion) {
      const existingEntry = byDay.get(row.day)
      if (!existingEntry) added.push({ ...row, id: derivedId(animalId, row.id) })
      else if (!isDeepStrictEqual(entryFieldsOf(existingEntry), answersIn(row))) differing += 1
    }
    await slicer.yieldIfDue()
  }
  return { added, differing }
}

/**
 * A course has one treatment for a first day, whatever its id. `idOf` maps an id of the copy to one
 * of the account.
 */
export async function newTreatments(
  rows: readonly CopyRow['treatments'][],
  { prisma, animalId, isNew }: MergeTarget,
) {
  const existing = isNew
    ? []
    : await prisma.treatment.findMany({
        where: { animalId },
        select: {
          id: true,
          courseId: true,
          firstDay: true,
          lastDay: true,
          stopReason: true,
          kind: true,
          name: true,
          mustNotMiss: true,
        },
      })
  // A course has one kind, name and mark (product/care 1.3): the account's.
  const courses = new Map(
    existing.map(({ courseId, kind, name, mustNotMiss }) => [
      courseId,
      { kind, name, mustNotMiss },
    ]),
  )
  const ids = new Set(existing.map(({ id }) => id))
  const beginnings = new Map(
    existing.map(({ id, courseId, firstDay }) => [`${courseId} ${toDay(firstDay)}`, id]),
  )
  const courseOf = (courseId: string) =>
    courses.has(courseId) ? courseId : derivedId(animalId, courseId)
  const accountIds = new Map<string, string>()
  const added = []
  for (const row of rows) {
    const courseId = courseOf(row.courseId)
    const id = ids.has(row.id) ? row.id : derivedId(animalId, row.id)
    const beginning = `${courseId} ${row.firstDay}`
    const existingId = ids.has(id) ? id : beginnings.get(beginning)
    accountIds.set(row.id, existingId ?? id)
    if (existingId !== undefined) continue
    beginnings.set(beginning, id)
    const ended = existing.find((step) => step.courseId === courseId && isEndedDuring(step, row))
    added.push({ ...row, id, courseId, ...courses.get(courseId), ...(ended && endOf(ended)) })
  }
  return { added, idOf: (id: string) => accountIds.get(id)!, courseOf }
}

/** The end of a step of the account's cat. */
type StepEnd = Pick<Treatment, 'lastDay' | 'stopReason'>

/**
 * Returns whether the account has ended this step while the copy's, which follows it, is running:
 * the owner stopped the treatment, or changed its dose, without the copy's change.
 */
const isEndedDuring = (
  { firstDay, lastDay }: Pick<Treatment, 'firstDay' | 'lastDay'>,
  copied: Pick<CopyRow['treatments'], 'firstDay' | 'lastDay'>,
): boolean =>
  lastDay !== null &&
  toDay(firstDay) < copied.firstDay &&
  copied.firstDay <= toDay(lastDay) &&
  (copied.lastDay == null || toDay(lastDay) < copied.lastDay)

const endOf = ({ lastDay, stopReason }: StepEnd) => ({
  lastDay: lastDay && toDay(lastDay),
  stopReason,
})

/**
 * A course has one stock. If another one was started meanwhile, neither the copy's stock nor its changes are
 * added: they would count twice.
 */
export async function newStocks(
  {
    stocks,
    stockChanges,
  }: Pick<{ [Name in ListName]: CopyRow[Name][] }, 'stocks' | 'stockChanges'>,
  courseOf: (courseId: string) => string,
  target: MergeTarget,
) {
  const { prisma, animalId, isNew } = target
  const existing = isNew ? [] : await prisma.stock.findMany({ where: { animalId } })
  const hasOtherStock = (courseId: string) => {
    const existingStock = existing.find((stock) => stock.courseId === courseOf(courseId))
    const copiedStock = stocks.find((stock) => stock.courseId === courseId)
    return (
      existingStock &&
      copiedStock &&
      existingStock.id !== copiedStock.id &&
      existingStock.id !== derivedId(animalId, copiedStock.id)
    )
  }
  const ofNewCourses = <Row extends { courseId: string }>(rows: readonly Row[]) =>
    rows.filter(({ courseId }) => !hasOtherStock(courseId))
  return {
    stocks: await newRows('stocks', ofNewCourses(stocks), target),
    stockChanges: await newRows('stock_changes', ofNewCourses(stockChanges), target),
  }
}
