import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '#prisma'
import { watchedDayCount } from '#shared/care/course'
import { fromDay } from '../reading/entryRow'
import type { AnyCat } from './anyCat'

/** Names the cat, and makes the values that many of its rows have. */
export interface CatWriter {
  prisma: PrismaClient
  animalId: string
  now: Date
  userId: string
  /** Returns a different instant for each row. */
  createdAt: () => Date
  back: (days: number, minutes?: number) => Date
  /** The id of the owner, or of the other user. */
  by: (isOwner: boolean) => string
}

export const dayOf = (date: Date) => fromDay(date.toISOString().slice(0, 10))

type AnyStock = NonNullable<AnyCat['stocks'][number]>

export async function storeCourse(
  writer: CatWriter,
  steps: AnyCat['courses'][number],
  { stock, order }: { stock: AnyStock | null | undefined; order: number },
): Promise<void> {
  const { prisma, animalId, createdAt, back, by } = writer
  const courseId = randomUUID()
  for (const [index, { doses, plan, unit, ...step }] of steps.entries()) {
    const id = index === 0 ? courseId : randomUUID()
    const [firstDay, lastDay] = [back(300 - index * 90), back(211 - index * 90)].map(dayOf)
    await prisma.treatment.create({
      data: {
        ...step,
        unit: step.amount === null ? null : unit,
        id,
        courseId,
        animalId,
        addedOn: firstDay!,
        plan: { ...plan },
        watchedDays: watchedDayCount(plan),
        firstDay: firstDay!,
        lastDay: index === steps.length - 1 ? null : lastDay!,
        createdAt: createdAt(),
      },
    })
    for (const { ago: daysAgo, byOwner, ...noted } of doses)
      await prisma.dose.create({
        data: {
          ...noted,
          animalId,
          treatmentId: id,
          day: dayOf(back(daysAgo)),
          at: back(daysAgo),
          byId: by(byOwner),
          createdAt: createdAt(),
        },
      })
  }
  if (stock) await storeStock(writer, stock, { courseId, order })
}

async function storeStock(
  { prisma, animalId, createdAt, back, by }: CatWriter,
  { changes, ago: days, unit, ...fields }: AnyStock,
  { courseId, order }: { courseId: string; order: number },
): Promise<void> {
  await prisma.stock.create({
    data: {
      ...fields,
      unit,
      bagMl: unit === 'bag' ? 500 : null,
      courseId,
      animalId,
      // Two stocks of one instant would be ordered by their ids.
      startedAt: back(days, order),
      startedOn: dayOf(back(days)),
      changes: {
        create: changes.map(({ ago: daysAgo, openedAgo, byOwner, ...change }) => ({
          ...change,
          animalId,
          at: back(daysAgo),
          openedOn: openedAgo === null ? null : dayOf(back(openedAgo)),
          useBy: null,
          byId: by(byOwner),
          createdAt: createdAt(),
        })),
      },
    },
  })
}
