import fc from 'fast-check'
import { addDays } from '../base/time'
import { type NotedDose, type PlanStep } from '../care/course'
import type { Plan } from '../care/plan'
import type { NamedCourse } from '../health/watches/careWatches'
import { today } from './watchInput'

export const plan = (overrides: Partial<Plan> = {}): Plan => ({
  kind: 'days',
  everyDays: 1,
  weekdays: [],
  times: ['08:00'],
  shortestHours: null,
  ...overrides,
})

export const step = (overrides: Partial<PlanStep> = {}): PlanStep => ({
  plan: plan(),
  firstDay: '2025-01-01',
  lastDay: null,
  ...overrides,
})

export const course = (overrides: Partial<NamedCourse> = {}): NamedCourse => ({
  name: 'Semintra',
  kind: 'medicine',
  mustNotMiss: false,
  addedOn: '2025-01-01',
  steps: [step()],
  doses: [],
  ...overrides,
})

/** Returns a dose that was given so many days ago, at its time. */
export const givenDose = (
  daysAgo: number,
  time: string | null = '08:00',
  overrides: Partial<NotedDose> = {},
): NotedDose => {
  const day = addDays(today, -daysAgo)
  return { day, time, outcome: 'given', at: `${day}T${time ?? '08:00'}:00.000Z`, ...overrides }
}

const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '59'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
const anyTimes = fc
  .uniqueArray(anyTime, { minLength: 1, maxLength: 6 })
  .map((times) => times.toSorted())

export const anyPlan: fc.Arbitrary<Plan> = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 30 }), anyTimes)
    .map(([everyDays, times]) => plan({ everyDays, times })),
  fc
    .tuple(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }), anyTimes)
    .map(([weekdays, times]) =>
      plan({
        kind: 'weekdays',
        everyDays: null,
        weekdays: weekdays.toSorted((a, b) => a - b),
        times,
      }),
    ),
)
