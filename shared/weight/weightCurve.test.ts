import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../base/time'
import { CHANGE_DAYS, CURVE_DAYS, weightChanges, weightPoints, type Weighing } from './weightCurve'

const today = '2025-03-16'
const weighed = (daysAgo: number, grams: number): Weighing => ({
  day: addDays(today, -daysAgo),
  grams,
})
const changes = (...weighings: Weighing[]) =>
  weightChanges(weighings, today).map(({ grams }) => grams)

test.each<[string, Weighing[], (number | null)[]]>([
  ['no weight', [], [null, null, null]],
  ['one weight', [weighed(0, 4200)], [null, null, null]],
  ['a weight of exactly 30 days ago', [weighed(0, 4200), weighed(30, 4500)], [-300, null, null]],
  ['a week less or more is near enough', [weighed(0, 4200), weighed(23, 4500)], [-300, null, null]],
  ['a week more', [weighed(0, 4200), weighed(37, 4500)], [-300, null, null]],
  ['further is not', [weighed(0, 4200), weighed(22, 4400), weighed(38, 4500)], [null, null, null]],
  [
    'the nearest',
    [weighed(0, 4200), weighed(24, 4400), weighed(33, 4500), weighed(37, 4900)],
    [-300, null, null],
  ],
  [
    'the later of two as near',
    [weighed(0, 4200), weighed(29, 4400), weighed(31, 4500)],
    [-200, null, null],
  ],
  [
    'each period has its own reference',
    [weighed(1, 4000), weighed(31, 4100), weighed(95, 4300), weighed(400, 5000)],
    [-100, -300, -1000],
  ],
  [
    'a quarter, a sixth more or less',
    [weighed(0, 4000), weighed(74, 4200), weighed(75, 4300), weighed(106, 4400)],
    [null, -300, null],
  ],
  [
    'a year, a sixth more or less',
    [weighed(0, 4000), weighed(425, 4300), weighed(426, 4400)],
    [null, null, -300],
  ],
  [
    'counted from the newest weighing, not from today',
    [weighed(20, 4200), weighed(50, 4500)],
    [-300, null, null],
  ],
  [
    'a newest weight that is itself as old',
    [weighed(30, 4200), weighed(60, 4500), weighed(120, 4600)],
    [null, -400, null],
  ],
  ['a gain', [weighed(0, 4300), weighed(31, 4200)], [100, null, null]],
  ['no change', [weighed(0, 4200), weighed(31, 4200)], [0, null, null]],
])('%s', (_, weighings, expected) => {
  expect(changes(...weighings)).toEqual(expected)
})

test('the last weighing of a day counts', () => {
  const weighings = [weighed(0, 4200), weighed(0, 9900), weighed(30, 4000), weighed(30, 1000)]
  expect(weightPoints(weighings, today)).toEqual([weighed(30, 4000), weighed(0, 4200)])
  expect(changes(...weighings)).toEqual([200, null, null])
})

test('the curve covers 365 days, oldest first', () => {
  expect(weightPoints([weighed(0, 4200), weighed(365, 4500), weighed(366, 5000)], today)).toEqual([
    weighed(365, 4500),
    weighed(0, 4200),
  ])
})

test('an override that sets the clock back hides later weights', () => {
  expect(weightPoints([weighed(-3, 4000), weighed(1, 4200)], today)).toEqual([weighed(1, 4200)])
  expect(changes(weighed(-3, 4000), weighed(1, 4200), weighed(31, 4300))).toEqual([
    -100,
    null,
    null,
  ])
})

const anyWeighings = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 3, max: 250 })), {
    maxLength: 30,
  })
  .map((pairs) =>
    pairs
      .toSorted(([one], [other]) => one - other)
      .map(([daysAgo, hectograms]) => weighed(daysAgo, hectograms * 100)),
  )

test('no point is invented or lost within the year, and each reference is of its period', () => {
  fc.assert(
    fc.property(anyWeighings, (weighings) => {
      const points = weightPoints(weighings, today)
      const real = new Set(weighings.map(({ day, grams }) => `${day} ${grams}`))
      expect(points.filter(({ day, grams }) => !real.has(`${day} ${grams}`))).toEqual([])
      const year = new Set(
        weighings.map(({ day }) => day).filter((day) => daysBetween(day, today) <= CURVE_DAYS),
      )
      expect(points.map(({ day }) => day)).toEqual([...year].toSorted())
      expect(weightChanges(weighings, today).map(({ days }) => days)).toEqual([...CHANGE_DAYS])
      for (const { days, reference, grams } of weightChanges(weighings, today)) {
        if (reference === null) {
          expect(grams).toBeNull()
          continue
        }
        const deviationDays = (day: string) => Math.abs(daysBetween(day, weighings[0]!.day) - days)
        expect(deviationDays(reference.day)).toBeLessThanOrEqual(days === 30 ? 7 : days / 6)
        const earlier = weighings.filter(({ day }) => day < weighings[0]!.day)
        expect(deviationDays(reference.day)).toBe(
          Math.min(...earlier.map(({ day }) => deviationDays(day))),
        )
        expect(grams).toBe(weighings[0]!.grams - reference.grams)
      }
    }),
  )
})
