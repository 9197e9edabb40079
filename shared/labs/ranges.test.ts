import { describe, expect, test } from 'vitest'
import type { LabValue, QuantityName } from './quantities'
import { positionInRange, rangeLabel } from './ranges'

const labValue = (quantity: QuantityName, value: string, unit: string, own = {}): LabValue => ({
  quantity,
  value,
  unit,
  ...own,
})
const creatinine = (value: string, unit = 'µmol/L', own = {}) =>
  labValue('creatinine', value, unit, own)

test.each<[LabValue, string]>([
  [creatinine('0'), '71 à 212 µmol/L'],
  [creatinine('0', 'mg/L'), '8,03 à 24 mg/L'],
  [creatinine('0', 'mg/dL'), '0,803 à 2,4 mg/dL'],
  [labValue('phosphate', '0', 'mg/L'), '31 à 74,9 mg/L'],
  [labValue('calcium', '0', 'mg/L'), '78,2 à 113 mg/L'],
  [labValue('ureaNitrogen', '0', 'mg/dL'), '16 à 36,1 mg/dL'],
  [labValue('sdma', '0', 'µg/dL'), '14 µg/dL ou moins'],
  [labValue('upc', '0', ''), 'moins de 0,2'],
  [labValue('usg', '0', ''), '1,035 ou plus'],
  [labValue('pressure', '0', 'mmHg'), 'moins de 140 mmHg'],
])('%o: %s, to three figures (product/labs 4.3)', (value, words) =>
  expect(rangeLabel(value).replaceAll('\u00a0', ' ')).toBe(words),
)

describe('an open end is the same in words and in the comparison', () => {
  test.each<[LabValue, 'below' | 'within' | 'above']>([
    [creatinine('70'), 'below'],
    [creatinine('71'), 'within'],
    [creatinine('212'), 'within'],
    [creatinine('213'), 'above'],
    // The exact value is 212.16 µmol/L, but laboratories print 24 mg/L.
    [creatinine('24', 'mg/L'), 'within'],
    [creatinine('24.1', 'mg/L'), 'above'],
    [creatinine('8.02', 'mg/L'), 'below'],
    [creatinine('8.03', 'mg/L'), 'within'],
    [labValue('sdma', '14', 'µg/dL'), 'within'],
    [labValue('sdma', '15', 'µg/dL'), 'above'],
    [labValue('upc', '0.19', ''), 'within'],
    [labValue('upc', '0.2', ''), 'above'],
    [labValue('pressure', '139', 'mmHg'), 'within'],
    [labValue('pressure', '140', 'mmHg'), 'above'],
    [labValue('usg', '1.034', ''), 'below'],
    [labValue('usg', '1.035', ''), 'within'],
  ])('%o: %s', (value, position) => expect(positionInRange(value)).toBe(position))
})

describe('the laboratory’s own range is first', () => {
  const both = { rangeFrom: '6', rangeTo: '18' }
  test.each<[LabValue, string, 'below' | 'within' | 'above']>([
    [creatinine('18', 'mg/L', both), '6 à 18 mg/L', 'within'],
    [creatinine('18.1', 'mg/L', both), '6 à 18 mg/L', 'above'],
    [creatinine('6', 'mg/L', both), '6 à 18 mg/L', 'within'],
    [creatinine('5.9', 'mg/L', both), '6 à 18 mg/L', 'below'],
    [creatinine('18', 'mg/L', { rangeTo: '18' }), '18 mg/L ou moins', 'within'],
    [creatinine('19', 'mg/L', { rangeFrom: null, rangeTo: '18' }), '18 mg/L ou moins', 'above'],
    [creatinine('90', 'mg/L', { rangeFrom: '6' }), '6 mg/L ou plus', 'within'],
    [labValue('upc', '0.4', '', { rangeTo: '0.4' }), '0,4 ou moins', 'within'],
    [creatinine('25', 'mg/L', { rangeFrom: null, rangeTo: null }), '8,03 à 24 mg/L', 'above'],
  ])('%o: %s, %s', (value, words, position) =>
    expect([rangeLabel(value).replaceAll('\u00a0', ' '), positionInRange(value)]).toEqual([
      words,
      position,
    ]),
  )
})
