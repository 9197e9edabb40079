import { expect, test } from 'vitest'
import { addDays, dayIn } from '#shared/base/time'
import { LOADED_DOSES_MAX } from '#shared/care/course'
import { lastPerfusionMl, missedDoses, type TreatedCourse } from './courses'

const courseWith = (...doses: [at: string, amountMl: number | null][]) =>
  ({ doses: doses.map(([at, amountMl]) => ({ at, amountMl })) }) as unknown as TreatedCourse

test('the proposed volume is that of the last perfusion, not of an older, ended course', () => {
  const ended = courseWith(['2025-03-01T08:00:00.000Z', 150])
  const current = courseWith(['2025-03-12T08:00:00.000Z', 100], ['2025-03-11T08:00:00.000Z', 120])
  expect(lastPerfusionMl([ended, current])).toBe(100)
  expect(lastPerfusionMl([courseWith(['2025-03-12T08:00:00.000Z', null])])).toBeNull()
})

test('a dose that was noted late does not make days look missed whose doses were not fetched', () => {
  const clock = {
    today: '2025-03-16',
    timeZone: 'Europe/Paris',
    now: new Date('2025-03-16T21:00Z'),
  }
  const times = Array.from(
    { length: 6 },
    (_, hour) => `${String(2 * hour + 8).padStart(2, '0')}:00`,
  )
  const plan = { kind: 'days', everyDays: 1, weekdays: [], times, shortestHours: null }
  const days = Array.from({ length: 8 }, (_, back) => addDays(clock.today, -back))
  /** Ten treatments, all given on time. The oldest day of the first one was noted today. */
  const courses = Array.from({ length: 10 }, (_, index) => ({
    addedOn: '2025-03-01',
    steps: [{ plan, firstDay: '2025-03-01', lastDay: null }],
    doses: days.flatMap((day) =>
      times.map((time) => {
        const isLate = index === 0 && day === days.at(-1)
        return { day, time, outcome: 'given', at: `${isLate ? clock.today : day}T${time}:00.000Z` }
      }),
    ),
  }))
  const newest = courses
    .flatMap(({ doses }) => doses)
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, LOADED_DOSES_MAX)
  const fetched = courses.map((course) => ({
    ...course,
    doses: course.doses.filter((dose) => newest.includes(dose)),
  })) as unknown as TreatedCourse[]
  expect(newest.some(({ at }) => dayIn(at, clock.timeZone) < addDays(clock.today, -1))).toBe(true)
  expect(missedDoses(fetched, clock)).toEqual([])
})
