import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '#shared/base/duration'
import { addDays } from '#shared/base/time'
import { DOSE_DAYS_BACK, type NotedDose, watchedDayCount } from '#shared/care/course'
import { careWatches } from '#shared/health/watches/careWatches'
import { plan } from '#shared/testing/courses'
import type { Database } from '../base/db/database'
import { createTestDatabase } from '../testing/testDatabase'
import { careOf, coursesOfRows } from './careRows'
import { fromDay, toDay } from './entryRow'

// The watches of treatments read few of a cat's doses. They have to be those of all its doses.

const today = '2025-03-16'
let database: Database
let userId: string

beforeAll(async () => {
  database = await createTestDatabase()
  const now = new Date()
  const user = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron', createdAt: now }
  userId = (await database.prisma.user.create({ data: { ...user, lastActiveAt: now } })).id
})
afterAll(() => database.close())

const anyPlan = fc.oneof(
  fc.constantFrom(1, 30).map((everyDays) => plan({ everyDays })),
  fc.constant(plan({ kind: 'weekdays', weekdays: [2, 6] })),
  fc
    .constantFrom(null, 8, 150, 336)
    .map((shortestHours) => plan({ kind: 'needed', times: [], shortestHours })),
)
const anyDelay = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: DOSE_DAYS_BACK }))
const anyTime = fc.constantFrom('08:00', null)
const anyDose = fc.record({
  hoursAgo: fc.oneof(fc.integer({ min: 0, max: 72 }), fc.integer({ min: 0, max: 1_500 })),
  daysLate: anyDelay,
  time: anyTime,
  outcome: fc.constantFrom('given' as const, 'given' as const, 'skipped' as const),
  /** Another dose, given earlier: for the same planned time, or so many hours before. */
  earlier: fc.option(
    fc.oneof(
      fc.constant('same time' as const),
      fc.record({
        hoursBefore: fc.integer({ min: 0, max: 340 }),
        daysLate: anyDelay,
        time: anyTime,
      }),
    ),
  ),
})
const anyCase = fc.record({
  /** A plan, and for how many days it is in force before the next one. */
  steps: fc.array(fc.tuple(anyPlan, fc.integer({ min: 1, max: 20 })), {
    minLength: 1,
    maxLength: 3,
  }),
  endedDaysAgo: fc.option(fc.integer({ min: 0, max: 20 })),
  doses: fc.array(anyDose, { minLength: 1, maxLength: 4 }),
  kind: fc.constantFrom('medicine' as const, 'fluids' as const),
  /** The clock of an account may be a day from the day that was read. */
  clockDays: fc.constantFrom(-1, 0, 1),
  hour: fc.integer({ min: 0, max: 23 }),
  zoneHours: fc.integer({ min: -11, max: 14 }),
})

type AnyCase = typeof anyCase extends fc.Arbitrary<infer Value> ? Value : never
type NewDose = Pick<NotedDose, 'day' | 'time' | 'outcome'> & { at: Date }

const hoursBefore = (instant: Date, hours: number) => new Date(instant.getTime() - hours * HOUR_MS)
const nowOf = ({ clockDays, hour, zoneHours }: AnyCase) =>
  hoursBefore(fromDay(addDays(today, clockDays)), zoneHours - hour)

function dosesOf({ doses, zoneHours, ...rest }: AnyCase): NewDose[] {
  const now = nowOf({ doses, zoneHours, ...rest })
  const dayOf = (at: Date) => toDay(hoursBefore(at, -zoneHours))
  const all = doses.flatMap(({ hoursAgo, daysLate, time, outcome, earlier }) => {
    const at = hoursBefore(now, hoursAgo)
    const dose = { at, day: addDays(dayOf(at), -daysLate), time, outcome }
    if (!earlier) return [dose]
    if (earlier === 'same time') return [dose, { ...dose, at: hoursBefore(at, daysLate * 24) }]
    const earlierAt = hoursBefore(at, earlier.hoursBefore)
    const day = addDays(dayOf(earlierAt), -earlier.daysLate)
    return [dose, { at: earlierAt, day, time: earlier.time, outcome }]
  })
  // The order of two doses with the same instant is undefined.
  return all.map((dose, index) => ({ ...dose, at: new Date(dose.at.getTime() - index) }))
}

/** Stores a cat with this course, and returns the cat's id. The last one of the steps is the newest. */
async function storeCourse(stored: AnyCase): Promise<string> {
  const { prisma } = database
  const { steps, endedDaysAgo, kind } = stored
  const createdAt = nowOf(stored)
  const animal = { userId, name: 'Mina', species: 'animal', createdAt }
  const { id: animalId } = await prisma.animal.create({ data: animal })
  const courseId = randomUUID()
  let lastDay = endedDaysAgo === null ? null : addDays(today, -endedDaysAgo)
  const rows = steps.toReversed().map(([changedPlan, days], index) => {
    const isFirst = index === steps.length - 1
    const firstDay = isFirst ? '2024-01-01' : addDays(lastDay ?? today, -days)
    const row = { id: isFirst ? courseId : randomUUID(), plan: changedPlan, firstDay, lastDay }
    lastDay = addDays(firstDay, -1)
    return row
  })
  await prisma.treatment.createMany({
    data: rows.map((row) => ({
      ...row,
      courseId,
      animalId,
      kind,
      name: 'Semintra',
      plan: { ...row.plan },
      addedOn: fromDay('2024-01-01'),
      watchedDays: watchedDayCount(row.plan),
      firstDay: fromDay(row.firstDay),
      lastDay: row.lastDay === null ? null : fromDay(row.lastDay),
      createdAt,
    })),
  })
  await prisma.dose.createMany({
    data: dosesOf(stored).map((dose) => ({
      ...dose,
      day: fromDay(dose.day),
      treatmentId: rows.find(({ firstDay }) => firstDay <= dose.day)!.id,
      animalId,
      createdAt,
    })),
  })
  return animalId
}

test('the watches of the doses that are read are those of all doses', async () => {
  const raised = new Set<string>()
  await fc.assert(
    fc.asyncProperty(anyCase, async (stored) => {
      const animalId = await storeCourse(stored)
      const where = { animalId }
      const all = coursesOfRows(
        await database.prisma.treatment.findMany({ where }),
        await database.prisma.dose.findMany({ where }),
      )
      const read = await careOf({ id: animalId, care: null }, { today }, { database })
      const clock = { now: nowOf(stored), today: addDays(today, stored.clockDays) }
      const expected = careWatches({ courses: all, latest: undefined, ...clock })
      for (const { rule } of expected) raised.add(rule)
      expect(careWatches({ courses: read, latest: undefined, ...clock })).toEqual(expected)
    }),
    { numRuns: 600 },
  )
  expect([...raised].toSorted()).toEqual(['dose-doubled', 'doses-missed'])
})
