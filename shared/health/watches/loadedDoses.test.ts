import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../base/duration'
import { addDays } from '../../base/time'
import {
  DOSE_DAYS_BACK,
  LOADED_DOSES_MAX,
  loadedDoseDays,
  type NotedDose,
  recentDayCount,
  watchedDayCount,
} from '../../care/course'
import type { Plan } from '../../care/plan'
import { plan } from '../../testing/courses'
import { careWatches, type NamedCourse } from './careWatches'

// A device has the newest doses only. The watches that it raises have to be those of all doses.

const now = new Date('2025-03-16T21:00:00.000Z')
const today = '2025-03-16'
const historyDays = 66

const anyCourse = fc.record({
  plan: fc.oneof(
    fc.constantFrom(1, 2, 30, 30).map((everyDays) => plan({ everyDays, times: ['08:00'] })),
    fc.constant(plan({ kind: 'weekdays', weekdays: [2, 6], times: ['08:00'] })),
    fc
      .constantFrom(null, 8, 336)
      .map((shortestHours) => plan({ kind: 'needed', times: [], shortestHours })),
  ),
  dosesPerDay: fc.constantFrom(0, 1, 1, 1, 3, 24),
  /** On one day of so many, doses are missed, noted late, or noted twice. */
  missedEvery: fc.integer({ min: 1, max: 40 }),
  lateEvery: fc.integer({ min: 2, max: 40 }),
  twiceEvery: fc.integer({ min: 2, max: 40 }),
  daysLate: fc.integer({ min: 0, max: DOSE_DAYS_BACK }),
})
type AnyCourse = typeof anyCourse extends fc.Arbitrary<infer Value> ? Value : never

function courseOf(course: AnyCourse, index: number): NamedCourse {
  const doses: NotedDose[] = []
  for (let daysAgo = 0; daysAgo <= historyDays; daysAgo += 1) {
    if ((daysAgo + index) % course.missedEvery === 0) continue
    const noon = now.getTime() - 9 * HOUR_MS - daysAgo * DAY_MS
    for (let nth = 0; nth < course.dosesPerDay; nth += 1) {
      const lateMs = daysAgo % course.lateEvery === 0 ? course.daysLate * DAY_MS : 0
      const atMs = Math.min(now.getTime(), noon + nth * MINUTE_MS + lateMs) - index
      const dose = {
        day: addDays(today, -daysAgo),
        time: nth === 0 && course.plan.kind !== 'needed' ? '08:00' : null,
        outcome: 'given' as const,
        at: new Date(atMs).toISOString(),
      }
      doses.push(dose)
      if (daysAgo % course.twiceEvery === 0) {
        const secondMs = Math.min(now.getTime(), atMs + course.daysLate * DAY_MS + 1)
        doses.push({ ...dose, at: new Date(secondMs).toISOString() })
      }
    }
  }
  const step = { uuid: String(index), plan: course.plan, firstDay: '2024-01-01', lastDay: null }
  return {
    name: `n${index}`,
    kind: 'other',
    mustNotMiss: true,
    addedOn: '2024-01-01',
    steps: [step],
    doses,
  }
}

const steady = { missedEvery: 40, lateEvery: 40, twiceEvery: 40, daysLate: 0 }
/** The planned dose 20 days ago is missed, that 50 days ago is given. The newest 150 doses are those of 37 days. */
const sparseBesideDense: AnyCourse[] = [
  { ...steady, plan: plan({ everyDays: 30, times: ['08:00'] }), dosesPerDay: 1, missedEvery: 20 },
  { ...steady, plan: plan({ everyDays: 1, times: ['08:00'] }), dosesPerDay: 3 },
]

const instantOf = ({ at }: NotedDose) => Date.parse(at)

test('the watches of the doses that a device has are those of all doses, or are left unknown', () => {
  const raised = new Map<string, number>()
  fc.assert(
    fc.property(fc.array(anyCourse, { minLength: 1, maxLength: 4 }), (some) => {
      const courses = some.map(courseOf)
      const all = courses.flatMap(({ doses }) => doses)
      const loaded = new Set(
        all.toSorted((a, b) => instantOf(b) - instantOf(a)).slice(0, LOADED_DOSES_MAX),
      )
      const isLoaded = loadedDoseDays([{ doses: [...loaded] }], 'UTC')
      expect(all.filter((dose) => isLoaded(dose.day) && !loaded.has(dose))).toEqual([])
      const isKnown = (dayCount: (one: Plan) => number) =>
        isLoaded(addDays(today, -Math.max(...some.map((one) => dayCount(one.plan)))))
      const watchesOf = (those: readonly NamedCourse[]) =>
        careWatches({ courses: those, latest: undefined, now, today })
      const onDevice = watchesOf(
        courses.map((course) => ({
          ...course,
          doses: course.doses.filter((one) => loaded.has(one)),
        })),
      )
      for (const [rule, dayCount] of [
        ['dose-doubled', recentDayCount],
        ['doses-missed', watchedDayCount],
      ] as const) {
        if (!isKnown(dayCount)) continue
        const expected = watchesOf(courses).filter((watch) => watch.rule === rule)
        expect(onDevice.filter((watch) => watch.rule === rule)).toEqual(expected)
        if (all.length > loaded.size) raised.set(rule, (raised.get(rule) ?? 0) + expected.length)
      }
    }),
    { numRuns: 300, examples: [[sparseBesideDense]] },
  )
  expect(
    [...raised]
      .filter(([, count]) => count > 0)
      .map(([rule]) => rule)
      .toSorted(),
  ).toEqual(['dose-doubled', 'doses-missed'])
})
