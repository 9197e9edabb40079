import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayNumber } from '#shared/base/time'
import { clumpSizes, hydrationLevels } from '#shared/health/answers/answerTable'
import { createOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'
import { fromDay, toEntryRow } from './entryRow'
import { circleRecords } from './sessionSnapshot'

let app: TestApp

beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

const bit = (bits: number, index: number) => (bits & (1 << index)) !== 0

test('the columns that are read for the rules equal the stored ones, with each flag, to the millisecond', async () => {
  const { prisma } = app.services
  const animalId = await (await createOwner(app)).addCat()
  const dates = Array.from(
    { length: 64 },
    (_, index) => new Date(Date.parse('2025-01-01T07:59:59.001Z') + index * 86_400_007),
  )
  await prisma.measurement.createMany({
    data: dates.map((date, index) => ({
      animalId,
      day: fromDay(date.toISOString().slice(0, 10)),
      date,
      answeredAt: date,
      waterMl: index % 2 === 0 ? null : 10 * index,
      appetite: index % 6 || null,
      vomiting: index % 4,
      hairball: bit(index, 0),
      waterIntolerance: bit(index, 1),
      regurgitation: bit(index, 2),
      urination: index % 7,
      straining: bit(index, 3),
      bloodVisible: bit(index, 4),
      noUrination: bit(index, 5),
      urinationBallSize: clumpSizes[index % 4] ?? null,
      lethargy: index % 5 || null,
      quickHydrationValue: hydrationLevels[index % 5] ?? null,
      subcutaneousPerfusion: index % 3 === 0 ? 'yes' : null,
      weightGrams: 4000 + index,
      note: index % 2 === 0 ? null : `« ${index} »`,
      createdAt: date,
      updatedAt: date,
    })),
  })
  const { userId } = await prisma.animal.findUniqueOrThrow({ where: { id: animalId } })
  const user = await prisma.user.findUniqueOrThrow({
    where: { id: userId },
    include: { timeOverride: true },
  })
  const [record] = await circleRecords(
    app.services.database,
    user,
    { cats: [animalId], historyBounds: { entries: 8, judged: 100, weights: 1, care: false } },
    app.clock.now,
  )
  const stored = (
    await prisma.measurement.findMany({ where: { animalId }, orderBy: { date: 'desc' } })
  ).map(toEntryRow)
  expect(record!.measurements).toEqual(
    stored.slice(0, 8).map((entry) => ({ ...entry, byName: null })),
  )
  expect(record!.judged).toHaveLength(64)
  for (const [index, judged] of record!.judged.entries()) {
    const { day, date } = stored[index]!
    expect(stored[index]).toMatchObject({ ...judged, day, date })
    expect(judged).toMatchObject({ day: dayNumber(day), date: Date.parse(date) })
  }
})
