import { isDeepStrictEqual } from 'node:util'
import type { Prisma } from '#prisma'
import { answersIn } from '#shared/health/sentAnswers'
import { fromDay, toDay, toFields } from '../records/fields'
import { idInstead } from '../records/idInstead'
import type { CopyRow } from './copyRows'
import { inParts, type Table } from './insertRows'

// What of a copy the account's cat lacks (product/accounts 8.3). It gets ids that are made of the cat's and of the copy's:
// never somebody else's, and the same the next time.

type Tx = Prisma.TransactionClient

/** The account's cat. */
export interface Home {
  animalId: string
  /** Nothing of it is there yet. */
  isNew: boolean
}

/** Rows of which the cat has neither the id nor the one that is made of it. */
export async function newRows<Row extends { id: string }>(
  tx: Tx,
  table: Table,
  rows: readonly Row[],
  { animalId, isNew }: Home,
): Promise<Row[]> {
  const renamed = rows.map((row) => ({ ...row, id: idInstead(animalId, row.id) }))
  if (isNew) return renamed
  const known = await knownIds(
    tx,
    table,
    animalId,
    [...rows, ...renamed].map(({ id }) => id),
  )
  return renamed.filter(({ id }, index) => !known.has(id) && !known.has(rows[index]!.id))
}

async function knownIds(
  tx: Tx,
  table: Table,
  animalId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const text = `SELECT id::text FROM ${table} WHERE animal_id = $1::uuid AND id = ANY($2::uuid[])`
  const known = new Set<string>()
  for (const some of inParts(ids))
    for (const { id } of await tx.$queryRawUnsafe<{ id: string }[]>(text, animalId, some))
      known.add(id)
  return known
}

/** Entries of days that have none, and how many of the others have other answers there. */
export async function newEntries(
  tx: Tx,
  rows: readonly CopyRow['measurements'][],
  { animalId, isNew }: Home,
) {
  const added = []
  let differing = 0
  for (const some of inParts(rows)) {
    const standing = isNew
      ? []
      : await tx.measurement.findMany({
          where: { animalId, day: { in: some.map(({ day }) => fromDay(day)) } },
        })
    const byDay = new Map(standing.map((row) => [toDay(row.day), row]))
    for (const row of some) {
      const there = byDay.get(row.day)
      if (!there) added.push({ ...row, id: idInstead(animalId, row.id) })
      else if (!isDeepStrictEqual(toFields(there), answersIn(row))) differing += 1
    }
  }
  return { added, differing }
}

/** A course has one treatment a first day, whatever its id. `idOf`: the account's, of a copy's id. */
export async function newTreatments(
  tx: Tx,
  rows: readonly CopyRow['treatments'][],
  { animalId, isNew }: Home,
) {
  const standing = isNew
    ? []
    : await tx.treatment.findMany({
        where: { animalId },
        select: { id: true, courseId: true, firstDay: true },
      })
  const courses = new Set(standing.map(({ courseId }) => courseId))
  const ids = new Set(standing.map(({ id }) => id))
  const beginnings = new Map(
    standing.map(({ id, courseId, firstDay }) => [`${courseId} ${toDay(firstDay)}`, id]),
  )
  const home = new Map<string, string>()
  const added = []
  for (const row of rows) {
    const courseId = courses.has(row.courseId) ? row.courseId : idInstead(animalId, row.courseId)
    const id = ids.has(row.id) ? row.id : idInstead(animalId, row.id)
    const beginning = `${courseId} ${row.firstDay}`
    const known = ids.has(id) ? id : beginnings.get(beginning)
    home.set(row.id, known ?? id)
    if (known !== undefined) continue
    beginnings.set(beginning, id)
    added.push({ ...row, id, courseId })
  }
  return { added, idOf: (id: string) => home.get(id)! }
}
