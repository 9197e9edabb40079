import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indication, type Result, type Stage } from './iris'
import type { LabValue } from './quantities'

const TODAY = '2025-06-30'
const creatinine = (value: number | string, unit = 'µmol/L'): LabValue => ({
  quantity: 'creatinine',
  value: String(value),
  unit,
})
const sdma = (value: number): LabValue => ({
  quantity: 'sdma',
  value: String(value),
  unit: 'µg/dL',
})
const on = (day: string, ...values: LabValue[]): Result => ({ day, values })
const twice = (...values: LabValue[]) => [on('2025-06-20', ...values), on('2025-06-06', ...values)]
const stage = (results: Result[]) =>
  indication(results, TODAY).stage ?? indication(results, TODAY).because

describe('the stage follows the limits, in every unit (product/labs 2.2)', () => {
  const rows: [LabValue, Stage][] = [
    [creatinine(139), 1],
    [creatinine(140), 2],
    [creatinine(250), 2],
    [creatinine(251), 3],
    [creatinine(440), 3],
    [creatinine(441), 4],
    [creatinine('1.5', 'mg/dL'), 1],
    [creatinine('1.6', 'mg/dL'), 2],
    [creatinine('2.8', 'mg/dL'), 2],
    [creatinine('2.9', 'mg/dL'), 3],
    [creatinine('15', 'mg/L'), 1],
    [creatinine('16', 'mg/L'), 2],
    [creatinine('28', 'mg/L'), 2],
    [creatinine('29', 'mg/L'), 3],
    [creatinine('51', 'mg/L'), 4],
  ]
  test.each(rows)('%o: %i', (value, expected) => expect(stage(twice(value))).toBe(expected))

  test.each([
    [17, 1, 100],
    [18, 2, 200],
    [25, 2, 200],
    [26, 3, 300],
    [38, 3, 300],
    [39, 4, 500],
  ])('SDMA %i: %i', (value, expected, beside) => {
    expect(stage(twice(creatinine(beside), sdma(value)))).toBe(expected)
  })
})

describe('the stage has conditions (product/labs 2.1)', () => {
  const newest = on('2025-06-20', creatinine(200))
  test.each<[string, Result[], Stage | string]>([
    ['nothing', [], 'no-creatinine'],
    ['SDMA alone', twice(sdma(20)), 'no-creatinine'],
    ['one result', [newest], 'one-result'],
    ['two of one day', [newest, newest], 'one-result'],
    ['13 days apart', [newest, on('2025-06-07', creatinine(200))], 'one-result'],
    ['14 days apart', [newest, on('2025-06-06', creatinine(200))], 2],
    [
      'one between, too near',
      [newest, on('2025-06-15', creatinine(900)), on('2025-06-01', creatinine(200))],
      2,
    ],
    ['180 days old', [on('2025-01-01', creatinine(200)), on('2024-01-01', creatinine(200))], 2],
    ['181 days old', [on('2024-12-31', creatinine(200)), on('2024-01-01', creatinine(200))], 'old'],
    ['another stage', [newest, on('2025-06-06', creatinine(300))], 'disagreement'],
    [
      'SDMA of a later stage',
      [on('2025-06-20', creatinine(200), sdma(30)), on('2025-06-06', creatinine(200))],
      'sdma-higher',
    ],
    [
      'SDMA of a later stage before',
      [newest, on('2025-06-06', creatinine(200), sdma(30))],
      'sdma-higher',
    ],
    ['SDMA of an earlier stage', twice(creatinine(200), sdma(10)), 'disagreement'],
    [
      'both quantities disagree',
      [on('2025-06-20', creatinine(200), sdma(30)), on('2025-06-06', creatinine(300))],
      'disagreement',
    ],
    [
      'a result without creatinine is skipped',
      [on('2025-06-25', sdma(90)), newest, on('2025-06-06', creatinine(200))],
      2,
    ],
  ])('%s', (_, results, expected) => expect(stage(results)).toBe(expected))

  test('more creatinine in both never gives an earlier stage', () => {
    const amount = fc.integer({ min: 20, max: 900 })
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [less, more] = [
          stage(twice(creatinine(Math.min(one, other)))),
          stage(twice(creatinine(Math.max(one, other)))),
        ]
        expect(Number(more)).toBeGreaterThanOrEqual(Number(less))
      }),
    )
  })
})
