import type { Prisma, PrismaClient } from '#prisma'
import type { ReportedCourse, ReportedDose, ReportedStep } from '#shared/care/report'
import { stepOf } from './care'
import { fromDay, toDay } from './fields'

/** A cat's treatments, and what was noted of them since a day. */
export interface TreatedSince {
  animalId: string
  since: string
}

const dose = {
  day: true,
  time: true,
  outcome: true,
  at: true,
  reason: true,
  amountMl: true,
} as const
const step = {
  animalId: true,
  courseId: true,
  addedOn: true,
  name: true,
  kind: true,
  amount: true,
  unit: true,
  plan: true,
  withMeal: true,
  firstDay: true,
  lastDay: true,
  note: true,
  stopReason: true,
} as const
const selected = (since: string) =>
  ({
    ...step,
    doses: { where: { day: { gte: fromDay(since) } }, select: dose, orderBy: { at: 'asc' } },
  }) satisfies Prisma.TreatmentSelect
type Row = Prisma.TreatmentGetPayload<{ select: ReturnType<typeof selected> }>

/** One statement for all: of each cat at least since the day that was asked. */
export async function loadTreated(
  prisma: PrismaClient,
  asked: readonly TreatedSince[],
): Promise<ReportedCourse[][]> {
  const [earliest = ''] = asked.map(({ since }) => since).toSorted()
  const ids = [...new Set(asked.map(({ animalId }) => animalId))]
  const rows = await prisma.treatment.findMany({
    where: { animalId: { in: ids } },
    select: selected(earliest),
    orderBy: { firstDay: 'asc' },
    relationLoadStrategy: 'join',
  })
  return asked.map(({ animalId }) => coursesOf(rows.filter((row) => row.animalId === animalId)))
}

function coursesOf(rows: readonly Row[]): ReportedCourse[] {
  return [...new Set(rows.map(({ courseId }) => courseId))].map((course) => {
    const own = rows.filter(({ courseId }) => courseId === course)
    return {
      addedOn: toDay(own[0]!.addedOn),
      steps: own.map(toStep),
      doses: own.flatMap(({ doses }) => doses.map(toDose)),
    }
  })
}

const toStep = (row: Row): ReportedStep => {
  const { name, kind, amount, unit, withMeal, note, stopReason } = row
  return { ...stepOf(row), name, kind, amount, unit, withMeal, note, stopReason }
}

const toDose = ({ day, at, ...noted }: Row['doses'][number]): ReportedDose => ({
  ...noted,
  day: toDay(day),
  at: at.toISOString(),
})
