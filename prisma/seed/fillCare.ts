import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '#shared/base/duration'
import { addDays, dayIn, instantAt } from '#shared/base/time'
import { watchedDayCount } from '#shared/care/course'
import type { Database } from '../../api/base/db/database'
import { fromDay } from '../../api/reading/entryRow'
import { type DemoTreatment, dosesOf, treatments } from './care'

export async function fillCare(
  prisma: Database['prisma'],
  {
    animalId,
    byId,
    timeZone,
    now,
  }: { animalId: string; byId: string; timeZone: string; now: Date },
): Promise<void> {
  const today = dayIn(now, timeZone)
  const rows = treatments.flatMap(({ from, to, later, stock: _, amount = null, ...treatment }) => {
    const courseId = randomUUID()
    const courseFields = {
      ...treatment,
      plan: { ...treatment.plan },
      animalId,
      courseId,
      addedOn: fromDay(addDays(today, -from)),
      watchedDays: watchedDayCount(treatment.plan),
    }
    const step = (id: string, begun: number, ended: number | undefined, dose: number | null) => ({
      row: {
        ...courseFields,
        id,
        amount: dose,
        firstDay: fromDay(addDays(today, -begun)),
        lastDay: ended === undefined ? null : fromDay(addDays(today, -ended)),
        createdAt: instantAt(addDays(today, -begun), '08:00', timeZone),
      },
      doses: dosesOf({ ...treatment, from }, treatment.plan, {
        firstDay: addDays(today, -begun),
        lastDay: addDays(today, -(ended ?? 0)),
        today,
      }),
    })
    return later
      ? [
          step(courseId, from, later.from + 1, amount),
          step(randomUUID(), later.from, to, later.amount),
        ]
      : [step(courseId, from, to, amount)]
  })
  await prisma.treatment.createMany({ data: rows.map(({ row }) => row) })
  for (const { name, stock } of treatments)
    if (stock) await startStock(stock, rows.find(({ row }) => row.name === name)!.row.courseId)
  await prisma.dose.createMany({
    data: rows.flatMap(({ row: { id: treatmentId }, doses }) =>
      doses.map(({ minutesLate, day, time, ...dose }) => {
        const planned = instantAt(day, time, timeZone).getTime() + minutesLate * MINUTE_MS
        const at = new Date(Math.min(planned, now.getTime()))
        return { ...dose, time, day: fromDay(day), at, createdAt: at, treatmentId, animalId, byId }
      }),
    ),
  })

  async function startStock(
    { from, unit, amount, useByInDays }: NonNullable<DemoTreatment['stock']>,
    courseId: string,
  ): Promise<void> {
    const day = addDays(today, -from)
    const at = instantAt(day, '12:00', timeZone)
    const useBy = useByInDays === undefined ? null : fromDay(addDays(today, useByInDays))
    await prisma.stock.create({
      data: {
        animalId,
        courseId,
        unit,
        startedAt: at,
        startedOn: fromDay(day),
        changes: { create: { animalId, kind: 'renewed', amount, at, createdAt: at, useBy, byId } },
      },
    })
  }
}
