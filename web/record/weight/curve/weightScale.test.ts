import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/base/time'
import type { Weighing } from '#shared/weight/weightCurve'
import { weightScale } from './weightScale'

const today = '2025-03-16'
const weighed = (daysAgo: number, grams: number): Weighing => ({
  day: addDays(today, -daysAgo),
  grams,
})

test('time runs from the first weighing to today, weight upwards between round numbers', () => {
  const { points, lines, ticks } = weightScale(
    [weighed(100, 4800), weighed(50, 4400), weighed(0, 4200)],
    today,
  )
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [0, 35],
    [50, 55],
    [100, 65],
  ])
  expect(lines.map(({ grams }) => grams)).toEqual(
    [3500, 4000, 4500, 5000, 5500, 6000].slice(0, lines.length),
  )
  expect(ticks).toEqual([addDays(today, -100), addDays(today, -50), today])
})

test('a change of 100 g does not look like a fall, nor do three days look like a month', () => {
  const { points, ticks } = weightScale([weighed(3, 4300), weighed(0, 4200)], today)
  const [first, last] = [points[0]!, points[1]!]
  expect(last.y - first.y).toBeLessThan(12)
  expect(last.x - first.x).toBe(10)
  expect(ticks[0]).toBe(addDays(today, -30))
})

test('more than 60 days without a weighing are a long gap', () => {
  const { segments } = weightScale([weighed(121, 4300), weighed(60, 4200), weighed(0, 4200)], today)
  expect(segments.map(({ isLongGap }) => isLongGap)).toEqual([true, false])
})

test('for any weights, every point and line is within the drawing, in order of weight', () => {
  const anyYear = fc
    .uniqueArray(fc.tuple(fc.nat(365), fc.integer({ min: 3, max: 250 })), {
      minLength: 1,
      maxLength: 40,
      selector: ([daysAgo]) => daysAgo,
    })
    .map((pairs) =>
      pairs
        .toSorted(([one], [other]) => other - one)
        .map(([daysAgo, hectograms]) => weighed(daysAgo, hectograms * 100)),
    )
  fc.assert(
    fc.property(anyYear, (weighings) => {
      const { points, lines, segments } = weightScale(weighings, today)
      expect(segments).toHaveLength(points.length - 1)
      // The labels need half a step at the outermost lines.
      const room = 50 / (lines.length - 1) - 0.01
      for (const { x, y } of points) {
        expect([x >= 0, x <= 100, y >= room, y <= 100 - room]).toEqual([true, true, true, true])
      }
      expect([lines[0]!.y, lines.at(-1)!.y]).toEqual([100, 0])
      const heaviest = points.toSorted((a, b) => b.grams - a.grams)
      expect(heaviest.map(({ y }) => y)).toEqual(
        heaviest.map(({ y }) => y).toSorted((a, b) => a - b),
      )
    }),
  )
})
