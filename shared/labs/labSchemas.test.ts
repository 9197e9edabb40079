import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldErrors } from '../base/validation'
import { labInput, UNIT_QUESTION } from './labSchemas'
import {
  toFirstUnit,
  isPossible,
  likelierQuantity,
  quantities,
  type QuantityName,
  quantityNames,
} from './quantities'

const creatinine = { quantity: 'creatinine', value: '24', unit: 'mg/L' }
const sent = (changed: object = {}) => ({ day: '2025-03-16', values: [creatinine], ...changed })
const read = (changed?: object) => z.parse(labInput, sent(changed))
function errors(changed: object): Record<string, string> {
  const { error } = z.safeParse(labInput, sent(changed))
  return error ? fieldErrors(error) : {}
}

describe('a result (product/labs 1)', () => {
  test('an absent or null field has its default', () => {
    const usual = { fasting: 'unknown', hydrated: 'unknown', confirmed: false }
    expect(read()).toEqual({ ...sent(), ...usual })
    expect(
      read({ fasting: null, hydrated: null, confirmed: null, laboratory: ' ', note: null }),
    ).toEqual({ ...sent({ laboratory: null, note: null }), ...usual })
  })

  test.each([
    ['2,40', '2.4'],
    [' 2.4 ', '2.4'],
    [2.4, '2.4'],
    ['0024', '24'],
    ['24.0', '24'],
  ])('%o is %s', (value, decimal) => {
    expect(
      read({ values: [{ ...creatinine, value, unit: 'mg/dL' }], confirmed: true }).values[0]?.value,
    ).toBe(decimal)
  })

  test.each<[object, object]>([
    [{}, {}],
    [{ rangeFrom: '', rangeTo: ' ' }, {}],
    [
      { rangeFrom: null, rangeTo: '18,0' },
      { rangeFrom: null, rangeTo: '18' },
    ],
    [
      { rangeFrom: 6, rangeTo: '18.5' },
      { rangeFrom: '6', rangeTo: '18.5' },
    ],
  ])('the laboratory’s own range %o is %o', (range, expected) =>
    expect(read({ values: [{ ...creatinine, ...range }] }).values).toEqual([
      { ...creatinine, ...expected },
    ]),
  )

  test.each<[object, Record<string, string>]>([
    [{ day: '2025-02-30' }, { day: 'Date invalide' }],
    [{ day: '0025-02-03' }, { day: 'Date invalide' }],
    [{ day: undefined }, { day: 'Date requise' }],
    [{ values: [] }, { values: 'Entrez au moins une valeur' }],
    [{ values: [creatinine, creatinine] }, { values: 'Une analyse ne compte qu’une fois' }],
    [{ values: [{ ...creatinine, value: '-3' }] }, { 'values.0.value': 'Nombre invalide' }],
    [{ values: [{ ...creatinine, value: '1e3' }] }, { 'values.0.value': 'Nombre invalide' }],
    [{ values: [{ ...creatinine, unit: 'mmol/L' }] }, { 'values.0.unit': 'Unité inconnue' }],
    [
      { values: [{ ...creatinine, quantity: 'gold' }] },
      { 'values.0.quantity': 'Analyse inconnue' },
    ],
    [
      { values: [{ ...creatinine, rangeFrom: '18', rangeTo: '6' }] },
      { 'values.0.rangeTo': 'Le bas de la norme dépasse son haut' },
    ],
    [{ values: [{ ...creatinine, rangeFrom: 'x' }] }, { 'values.0.rangeFrom': 'Nombre invalide' }],
    [{ values: [{ ...creatinine, rangeFrom: '6', rangeTo: '6' }] }, {}],
    [{ note: 'x'.repeat(281) }, { note: '280 caractères au plus' }],
    [{ laboratory: 'x'.repeat(101) }, { laboratory: '100 caractères au plus' }],
    [{ fasting: 'maybe' }, { fasting: 'Réponse inconnue' }],
    [{ values: [{ ...creatinine, unit: 'µmol/L', value: '2.4' }] }, { creatinine: UNIT_QUESTION }],
    [{ values: [{ ...creatinine, unit: 'µmol/L', value: '2.4' }], confirmed: true }, {}],
  ])('%o', (changed, expected) => expect(errors(changed)).toEqual(expected))
})

describe('units (product/labs 1.3)', () => {
  test.each<[QuantityName, string, string, number]>([
    ['creatinine', '1', 'mg/dL', 88.4],
    ['creatinine', '10', 'mg/L', 88.4],
    ['urea', '1', 'g/L', 16.65],
    ['urea', '100', 'mg/dL', 16.65],
    ['phosphate', '100', 'mg/L', 3.229],
    ['phosphate', '10', 'mg/dL', 3.229],
    ['calcium', '10', 'mg/dL', 2.495],
    ['calcium', '100', 'mg/L', 2.495],
    ['ionisedCalcium', '5', 'mg/dL', 1.2475],
    ['ureaNitrogen', '30', 'mg/dL', 10.71],
    ['ureaNitrogen', '10.71', 'mmol/L', 10.71],
    ['magnesium', '2', 'mg/dL', 0.8228],
    ['albumin', '3', 'g/dL', 30],
    ['t4', '2', 'µg/dL', 25.74],
  ])('%s %s %s', (quantity, value, unit, first) =>
    expect(toFirstUnit({ quantity, value, unit })).toBeCloseTo(first, 6),
  )

  test.each(quantityNames)(
    '%s: what a cat can have, with both ends, and nothing beyond',
    (quantity) => {
      const [least, most] = quantities[quantity].possible
      const [unit = ''] = Object.keys(quantities[quantity].units)
      const possible = (value: number) => isPossible({ quantity, value: String(value), unit })
      expect([possible(least), possible(most), possible(most * 1.01)]).toEqual([true, true, false])
      if (least > 0) expect(possible(least * 0.99)).toBe(false)
    },
  )
})

test.each<[QuantityName, string, string, QuantityName | null]>([
  ['urea', '5', 'mg/dL', 'ureaNitrogen'],
  ['urea', '7', 'mg/dL', null],
  ['urea', '2', 'mg/dL', null],
  ['urea', '0.5', 'g/L', null],
  ['urea', '0.5', 'mmol/L', null],
  ['ureaNitrogen', '300', 'mg/dL', 'urea'],
  ['ureaNitrogen', '280', 'mg/dL', null],
  ['ureaNitrogen', '700', 'mg/dL', null],
  ['creatinine', '1', 'µmol/L', null],
])('%s %s %s fits only: %s (product/labs 4.6)', (quantity, value, unit, likelier) =>
  expect(likelierQuantity({ quantity, value, unit })).toBe(likelier),
)
