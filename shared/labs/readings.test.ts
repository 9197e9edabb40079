import { describe, expect, test } from 'vitest'
import { type LabValue, quantities, type QuantityName } from './quantities'
import {
  previousValueWords,
  isUnlikelyLabValue,
  labSeriesOf,
  trendOf,
  valueLabel,
} from './readings'

const labValue = (quantity: QuantityName, value: string, unit: string): LabValue => ({
  quantity,
  value,
  unit,
})
const creatinine = (value: string, unit = 'µmol/L') => labValue('creatinine', value, unit)
const words = (...results: [day: string, ...values: LabValue[]][]) =>
  labSeriesOf(results.map(([day, ...values]) => ({ day, values }))).map((one) =>
    [`${quantities[one.quantity].label} ${valueLabel(one.newest)}`, previousValueWords(one)]
      .filter((part) => part !== null)
      .join(', ')
      .replaceAll('\u00a0', ' '),
  )

describe('the newest value compared with the one before (product/labs 4.1)', () => {
  test.each<[[string, ...LabValue[]][], string[]]>([
    [[], []],
    [[['2025-04-02', creatinine('212')]], ['Créatinine 212 µmol/L']],
    [
      [
        ['2025-04-02', creatinine('212')],
        ['2025-03-12', creatinine('198')],
      ],
      ['Créatinine 212 µmol/L, 198 le 12/03 : en hausse'],
    ],
    [
      [
        ['2025-04-02', creatinine('198')],
        ['2024-03-12', creatinine('212')],
      ],
      ['Créatinine 198 µmol/L, 212 le 12/03/2024 : en baisse'],
    ],
    [
      [
        ['2025-04-02', creatinine('24', 'mg/L')],
        ['2025-03-12', creatinine('198')],
      ],
      ['Créatinine 24 mg/L, 198 µmol/L (22,4 mg/L) le 12/03 : en hausse'],
    ],
    [
      [
        ['2025-04-02', labValue('usg', '1.018', '')],
        ['2025-03-12', labValue('usg', '1.02', '')],
      ],
      ['Densité urinaire 1,018, 1,02 le 12/03 : stable'],
    ],
    [
      [
        ['2025-04-02', labValue('upc', '0.3', '')],
        ['2025-03-12', creatinine('198')],
      ],
      ['Créatinine 198 µmol/L', 'RPCU 0,3'],
    ],
  ])('%o', (results, expected) => expect(words(...results)).toEqual(expected))

  test.each<[LabValue, LabValue, string]>([
    [creatinine('200'), creatinine('209'), 'steady'],
    [creatinine('200'), creatinine('210'), 'up'],
    [creatinine('200'), creatinine('190'), 'down'],
    [creatinine('212.16'), creatinine('24', 'mg/L'), 'steady'],
    [labValue('usg', '1.032', ''), labValue('usg', '1.035', ''), 'up'],
    [labValue('usg', '1.033', ''), labValue('usg', '1.035', ''), 'steady'],
    [labValue('upc', '0', ''), labValue('upc', '0', ''), 'steady'],
  ])('%o, %o: %s', (before, newest, trend) => expect(trendOf(before, newest)).toBe(trend))
})

describe('a wrong unit requires a confirmation (product/labs 4.6)', () => {
  test.each<[LabValue, LabValue | null, boolean]>([
    [creatinine('19'), null, true],
    [creatinine('24'), null, false],
    [creatinine('24'), creatinine('22', 'mg/L'), true],
    [creatinine('24', 'mg/L'), creatinine('22', 'mg/L'), false],
    [creatinine('600'), creatinine('200'), true],
    [creatinine('599'), creatinine('200'), false],
    [labValue('upc', '2', ''), labValue('upc', '0.2', ''), false],
  ])('%o after %o: %s', (value, before, asks) =>
    expect(isUnlikelyLabValue(value, before)).toBe(asks),
  )
})
