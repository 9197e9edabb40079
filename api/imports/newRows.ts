import { isDeepStrictEqual } from 'node:util'
import type { PrismaClient } from '#prisma'
import { answersIn } from '#shared/health/sentAnswers'
import { fromDay, toDay, toFields } from '../records/fields'
import { idInstead } from '../records/idInstead'
import type { CopyRow } from './copyRows'
import type { Pace } from './pace'
import { inParts, type Table } from './tables'

// The rows of a copy that the account's cat lacks (product/accounts 8.3). Their ids are made of the cat's id and of the
// copy's: never another account's, and the same at the next import.

/** The account's cat. */
export interface Home {
  prisma: PrismaClient
  pace: Pace
  animalId: string
  /** It has no rows yet. */
  isNew: boolean
}

/** Rows of which the cat has neither the id nor the one that is made of it. */
export async function newRows<Row extends { id: string }>(
  table: Table,
  rows: readonly Row[],
  { prisma, pace, animalId, isNew }: Home,
): Promise<Row[]> {
  const text = `SELECT id::text FROM ${table} WHERE animal_id = $1::uuid AND id = ANY($2::uuid[])`
  const added: Row[] = []
  for (const some of inParts(rows)) {
    const renamed = some.map((row) => ({ ...row, id: idInstead(animalId, row.id) }))
    const ids = [...some, ...renamed].map(({ id }) => id)
    const standing = isNew
      ? []
      : await prisma.$queryRawUnsafe<{ id: string }[]>(text, animalId, ids)
    const known = new Set(standing.map(({ id }) => id))
    added.push(...renamed.filter(({ id }, index) => !known.has(id) && !known.has(some[index]!.id)))
    await pace.rest()
  }
  return added
}

/** Entries of days that have none, and how many of the others have other answers. */
export async function newEntries(
  rows: readonly CopyRow['measurements'][],
  { prisma, pace, animalId, isNew }: Home,
) {
  const added = []
  let differing = 0
  for (const some of inParts(rows)) {
    const standing = isNew
      ? []
      : await prisma.measurement.findMany({
          where: { animalId, day: { in: some.map(({ day }) => fromDay(day)) } },
        })
    const byDay = new Map(standing.map((row) => [toDay(row.day), row]))
    for (const row of some) {
      const there = byDay.get(row.day)
      if (!there) added.push({ ...row, id: idInstead(animalId, row.id) })
      else if (!isDeepStrictEqual(toFields(there), answersIn(row))) differing += 1
    }
    await pace.rest()
  }
  return { added, differing }
}

/** A course has one treatment a first day, whatever its id. `idOf`: the account's, of a copy's id. */
export async function newTreatments(
  rows: readonly CopyRow['treatments'][],
  { prisma, animalId, isNew }: Home,
) {
  const standing = isNew
    ? []
    : await prisma.treatment.findMany({
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
