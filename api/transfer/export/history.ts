import type { Prisma, PrismaClient } from '#prisma'
import { type AnswerName, answerNames } from '#shared/health/answers/answerTable'
import { newestWeight } from '../../reading/weightOrder'

const withName = { by: { select: { firstName: true } } } as const

const withAll = {
  photo: { select: { large: true, object: true } },
  weights: { orderBy: newestWeight, include: withName },
  members: { orderBy: { joinedAt: 'asc' }, include: { user: { select: { firstName: true } } } },
  invitations: { orderBy: { createdAt: 'desc' } },
  labResults: { orderBy: [{ day: 'desc' }, { createdAt: 'desc' }] },
  vetStage: true,
  vetProposals: { orderBy: { createdAt: 'desc' } },
  alertRecords: { orderBy: [{ date: 'desc' }, { rule: 'asc' }] },
  treatments: { orderBy: [{ firstDay: 'desc' }, { createdAt: 'desc' }, { id: 'asc' }] },
  stocks: { orderBy: [{ startedAt: 'desc' }, { id: 'asc' }] },
  stockChanges: {
    orderBy: [{ at: 'desc' }, { createdAt: 'desc' }, { id: 'asc' }],
    include: withName,
  },
  shareLinks: { orderBy: { createdAt: 'desc' } },
  reminders: { omit: { lookAt: true } },
} satisfies Prisma.AnimalInclude

export type ExportedCat = Prisma.AnimalGetPayload<{ include: typeof withAll }>

/** Yields the cats one at a time, oldest first. */
export async function* catsOf(prisma: PrismaClient, userId: string): AsyncGenerator<ExportedCat> {
  const ids = await prisma.animal.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
  })
  for (const { id } of ids) {
    const cat = await prisma.animal.findUnique({ where: { id }, include: withAll })
    if (cat) yield cat
  }
}

const withRevisions = {
  ...withName,
  revisions: { orderBy: { replacedAt: 'desc' }, include: withName },
} satisfies Prisma.MeasurementInclude

/**
 * Lists the answers in the order of their columns: those that a reader looks for, then the others in
 * the table's order.
 */
export const exportedAnswers = [
  ...new Set<AnswerName>([
    'quickHydrationValue',
    'waterMl',
    'subcutaneousPerfusion',
    ...answerNames,
  ]),
]

/** Prisma builds a page's rows without a pause: more of them would block other requests for over 50 ms. */
const pageSize = 100

/**
 * Yields the entries, newest first, with one page in memory at a time. Entries of two days may have
 * one instant, in different time zones.
 */
export async function* exportedEntries(prisma: PrismaClient, animalId: string) {
  let after: Prisma.MeasurementWhereInput = {}
  for (;;) {
    const rows: Prisma.MeasurementGetPayload<{ include: typeof withRevisions }>[] =
      await prisma.measurement.findMany({
        where: { animalId, ...after },
        orderBy: [{ date: 'desc' }, { day: 'desc' }],
        take: pageSize,
        include: withRevisions,
      })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    const { date, day } = last
    after = { OR: [{ date: { lt: date } }, { date, day: { lt: day } }] }
  }
}

/**
 * Yields the doses, newest first, with one page in memory at a time. Doses of the same instant are
 * in the order of creation.
 */
export async function* exportedDoses(prisma: PrismaClient, animalId: string) {
  let after: Prisma.DoseWhereInput = {}
  for (;;) {
    const rows: Prisma.DoseGetPayload<{ include: typeof withName }>[] = await prisma.dose.findMany({
      where: { animalId, ...after },
      orderBy: [{ at: 'desc' }, { createdAt: 'desc' }, { id: 'asc' }],
      take: pageSize,
      include: withName,
    })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    const { at, createdAt, id } = last
    after = {
      OR: [
        { at: { lt: at } },
        { at, createdAt: { lt: createdAt } },
        { at, createdAt, id: { gt: id } },
      ],
    }
  }
}
