import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#shared/base/time'
import { labSeriesOf } from '#shared/labs/readings'
import { labScale, timeAxis } from './labScale'
import { placeMarks, treatmentMarks } from './treatmentMarks'

const today = '2025-03-16'
const dayAgo = (days: number) => addDays(today, -days)
const creatinine = (daysAgo: number, value: string, unit = 'µmol/L') => ({
  day: dayAgo(daysAgo),
  values: [{ quantity: 'creatinine' as const, value, unit }],
})

function draw(...newestFirst: ReturnType<typeof creatinine>[]) {
  const readings = labSeriesOf(newestFirst)
  const { x } = timeAxis(readings, today)
  return labScale(readings[0]!, x)
}

describe('a lab curve (product/labs 4.2)', () => {
  test('a single result, new or old, is drawn at its position beside the reference range', () => {
    const [one, old] = [draw(creatinine(0, '212')), draw(creatinine(400, '71'))]
    expect([one.placed[0]!.x, one.placed[0]!.y]).toEqual([100, one.band.top])
    expect([old.placed[0]!.x, old.placed[0]!.y]).toEqual([0, old.band.bottom])
  })

  test('the band is the laboratory’s own range, where the newest value has one', () => {
    const own = { rangeFrom: '5', rangeTo: '24' }
    const [value] = creatinine(0, '24', 'mg/L').values
    const drawing = draw({ day: today, values: [{ ...value!, ...own }] })
    expect(drawing.placed[0]!.y).toBe(drawing.band.top)
    const low = draw({ day: today, values: [{ ...value!, value: '5', ...own }] })
    expect(low.placed[0]!.y).toBe(low.band.bottom)
  })

  test('values in two units form one curve', () => {
    const { placed } = draw(creatinine(0, '24', 'mg/L'), creatinine(60, '212.16'))
    expect(placed.map(({ y }) => y)).toEqual([placed[0]!.y, placed[0]!.y])
  })

  test('results of close days are not drawn far apart', () => {
    expect(draw(creatinine(0, '200'), creatinine(3, '210')).placed.map(({ x }) => x)).toEqual([
      95, 100,
    ])
  })

  test('any number of points is drawn in order, within the drawing, with higher values higher', () => {
    const results = fc.array(fc.tuple(fc.nat(2000), fc.integer({ min: 20, max: 1500 })), {
      minLength: 1,
      maxLength: 30,
    })
    fc.assert(
      fc.property(results, (all) => {
        const { placed, band } = draw(
          ...all
            .toSorted(([one], [other]) => one - other)
            .map(([daysAgo, value]) => creatinine(daysAgo, String(value))),
        )
        expect(placed).toHaveLength(all.length)
        for (const { x, y } of placed)
          expect([x >= 0, x <= 100, y > 5, y < 95]).toEqual([true, true, true, true])
        expect(placed.map(({ x }) => x)).toEqual(placed.map(({ x }) => x).toSorted((a, b) => a - b))
        const byValue = placed
          .toSorted((a, b) => Number(a.point.value) - Number(b.point.value))
          .map(({ y }) => y)
        expect(byValue).toEqual(byValue.toSorted((a, b) => b - a))
        expect(band.top).toBeLessThan(band.bottom!)
      }),
    )
  })
})

describe('the marks of treatments', () => {
  const step = {
    course: 'a',
    name: 'Semintra',
    amount: 2,
    unit: 'ml' as const,
    firstDay: dayAgo(90),
    lastDay: dayAgo(41),
  }
  const words = (...steps: Parameters<typeof treatmentMarks>[0]) =>
    treatmentMarks(steps, { start: dayAgo(100), today }).map((mark) =>
      `${mark.number} ${mark.words}`.replaceAll('\u00a0', ' '),
    )

  test('starts, changes and ends are marked; days before the curve and future days are not', () => {
    expect(
      words(
        step,
        { ...step, amount: 2.5, firstDay: dayAgo(40), lastDay: dayAgo(11) },
        { ...step, amount: 2.5, firstDay: dayAgo(10), lastDay: dayAgo(5) },
      ),
    ).toEqual([
      '1 Semintra, début, 2 mL (16/12/2024)',
      '2 Semintra, nouvelle dose, 2,5 mL (04/02/2025)',
      '3 Semintra, nouveau rythme, 2,5 mL (06/03/2025)',
      '4 Semintra, fin (11/03/2025)',
    ])
    expect(
      words(
        { ...step, firstDay: dayAgo(101), lastDay: null },
        { ...step, course: 'b', firstDay: addDays(today, 1), lastDay: null },
      ),
    ).toEqual([])
  })

  test('numbers that would overlap become one', () => {
    const marks = [0, 2, 6, 50].map((at, index) => ({
      day: addDays(today, at),
      number: index + 1,
      words: '',
    }))
    expect(
      placeMarks(marks, (day) => [0, 2, 6, 50][marks.findIndex((mark) => mark.day === day)]!),
    ).toEqual([
      { x: 0, label: '1–3' },
      { x: 50, label: '4' },
    ])
  })
})
