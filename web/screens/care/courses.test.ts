import { describe, expect, test } from 'vitest'
import { addDays } from '#shared/base/time'
import { LOADED_DOSES_MAX } from '#shared/care/course'
import { fluidsOfWeek, lastPerfusionMl, missedDoses, type TreatedCourse } from './courses'

const courseWith = (...doses: [at: string, amountMl: number | null][]) =>
  ({ doses: doses.map(([at, amountMl]) => ({ at, amountMl })) }) as unknown as TreatedCourse

test('the proposed volume is that of the last perfusion, not of an older, ended course', () => {
  const ended = courseWith(['2025-03-01T08:00:00.000Z', 150])
  const current = courseWith(['2025-03-12T08:00:00.000Z', 100], ['2025-03-11T08:00:00.000Z', 120])
  expect(lastPerfusionMl([ended, current])).toBe(100)
  expect(lastPerfusionMl([courseWith(['2025-03-12T08:00:00.000Z', null])])).toBeNull()
})

describe('ten treatments at six times a day, all given, of which the newest doses were fetched', () => {
  const clock = {
    today: '2025-03-16',
    timeZone: 'Europe/Paris',
    now: new Date('2025-03-16T21:00Z'),
  }
  const times = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00']
  const plan = { kind: 'days', everyDays: 1, weekdays: [], times, shortestHours: null }
  const days = Array.from({ length: 8 }, (_, back) => addDays(clock.today, -back))
  /** The oldest day of the first treatment was noted today. */
  const courses = Array.from({ length: 10 }, (_, index) => ({
    addedOn: '2025-03-01',
    steps: [{ plan, firstDay: '2025-03-01', lastDay: null }],
    doses: days.flatMap((day) =>
      times.map((time) => {
        const isLate = index === 0 && day === days.at(-1)
        const at = `${isLate ? clock.today : day}T${time}:00.000Z`
        return { day, time, outcome: 'given', at, amountMl: 10 }
      }),
    ),
  }))
  const newest = courses
    .flatMap(({ doses }) => doses)
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
  const fetched = (count: number) =>
    courses.map((course) => ({
      ...course,
      doses: course.doses.filter((dose) => newest.slice(0, count).includes(dose)),
    })) as unknown as TreatedCourse[]

  test('no day looks missed whose doses were not fetched, also after a late note', () => {
    expect(missedDoses(fetched(LOADED_DOSES_MAX), clock)).toEqual([])
    expect(missedDoses(fetched(LOADED_DOSES_MAX - 1), clock)).not.toEqual([])
  })

  test('the mL of the week are not those of the fetched days alone', () => {
    expect(fluidsOfWeek(fetched(newest.length), clock)).toEqual({ ml: 7 * 600, days: 7 })
    expect(fluidsOfWeek(fetched(LOADED_DOSES_MAX), clock)).toEqual({ ml: 0, days: 0 })
  })
})
