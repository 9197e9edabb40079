import { expect, test } from 'vitest'
import { lastPerfusionMl, type TreatedCourse } from './courses'

const courseWith = (...doses: [at: string, amountMl: number | null][]) =>
  ({ doses: doses.map(([at, amountMl]) => ({ at, amountMl })) }) as unknown as TreatedCourse

test('the proposed volume is that of the last perfusion, not of an older, ended course', () => {
  const ended = courseWith(['2025-03-01T08:00:00.000Z', 150])
  const current = courseWith(['2025-03-12T08:00:00.000Z', 100], ['2025-03-11T08:00:00.000Z', 120])
  expect(lastPerfusionMl([ended, current])).toBe(100)
  expect(lastPerfusionMl([courseWith(['2025-03-12T08:00:00.000Z', null])])).toBeNull()
})
