import { describe, expect, test } from 'vitest'
import type { LabValue, QuantityName } from '#shared/labs/quantities'
import {
  defaultOf,
  errorsByField,
  orderQuantities,
  confirmationQuestions,
  valuesOf,
} from './labFields'

const of = (quantity: QuantityName, value: string, unit: string, own = {}): LabValue => ({
  quantity,
  value,
  unit,
  ...own,
})
const own = { rangeFrom: '6', rangeTo: '18' }
const last = { day: '2025-03-01', values: [of('creatinine', '24', 'mg/L', own)] }
const typed = { day: '2025-03-10', values: [of('creatinine', '30', 'mg/L')] }

describe('a field begins with what the laboratory used last (product/labs 4.5)', () => {
  test.each<[string, Parameters<typeof defaultOf>, LabValue]>([
    ['nothing yet', [null, [], 'creatinine'], of('creatinine', '', 'µmol/L')],
    ['nothing yet of urea nitrogen', [null, [], 'ureaNitrogen'], of('ureaNitrogen', '', 'mg/dL')],
    ['the last unit and range', [null, [last], 'creatinine'], of('creatinine', '', 'mg/L', own)],
    ['a correction', [typed, [typed, last], 'creatinine'], of('creatinine', '30', 'mg/L')],
  ])('%s', (_, given, expected) => expect(defaultOf(...given)).toMatchObject(expected))
})

test('the usual quantities and those of the last result are first, the others are folded', () => {
  const usual = ['creatinine', 'sdma', 'urea', 'phosphate', 'potassium']
  expect(orderQuantities(undefined).first).toEqual(usual)
  expect(orderQuantities(undefined).others).toContain('fgf23')
  expect(orderQuantities(last).first).toEqual(usual)
  const pressure = { day: '2025-03-01', values: [of('pressure', '150', 'mmHg')] }
  expect(orderQuantities(pressure).first).toEqual([...usual, 'pressure'])
  expect(orderQuantities(pressure).others).not.toContain('pressure')
})

test('the typed values have their unit and range; an empty field is no value', () => {
  const texts = new FormData()
  for (const [name, text] of [
    ['creatinine', ' 24 '],
    ['creatinine.unit', 'mg/L'],
    ['creatinine.rangeFrom', '6'],
    ['creatinine.rangeTo', ''],
    ['sdma', ''],
    ['sdma.unit', 'µg/dL'],
    ['sdma.rangeTo', '14'],
  ] as const)
    texts.set(name, text)
  expect(valuesOf(texts)).toEqual([of('creatinine', '24', 'mg/L', { rangeFrom: '6', rangeTo: '' })])
})

test('an error of a list is shown at its field', () => {
  const values = [of('creatinine', 'x', 'mg/L')]
  expect(
    ['values.0.value', 'values.0.unit', 'values.0.rangeTo', 'values', 'day'].map((path) =>
      Object.keys(errorsByField({ [path]: 'non' }, values, 'sdma')),
    ),
  ).toEqual([['creatinine'], ['creatinine.unit'], ['creatinine.rangeTo'], ['sdma'], ['day']])
})

describe('the questions before a result is saved (product/labs 4.6)', () => {
  test.each<[LabValue, string[]]>([
    [of('creatinine', '30', 'mg/L'), []],
    [
      of('creatinine', '24', 'µmol/L'),
      [
        'Créatinine : vous avez bien lu 24 µmol/L ? L’unité est-elle juste ? La valeur d’avant était de 24 mg/L le 01/03.',
      ],
    ],
    [
      of('urea', '5', 'mg/dL'),
      ['Urée : vous avez bien lu 5 mg/dL ? N’est-ce pas la ligne « Azote uréique (BUN) » ?'],
    ],
    [
      of('ureaNitrogen', '300', 'mg/dL'),
      ['Azote uréique (BUN) : vous avez bien lu 300 mg/dL ? N’est-ce pas la ligne « Urée » ?'],
    ],
    [
      of('urea', '0.5', 'mmol/L'),
      ['Urée : vous avez bien lu 0,5 mmol/L ? L’unité est-elle juste ?'],
    ],
  ])('%o: %o', (value, expected) =>
    expect(
      confirmationQuestions({ day: '2025-03-10', values: [value] }, [last]).map((question) =>
        question.replaceAll(/[\u00a0\u202f]/g, ' '),
      ),
    ).toEqual(expected),
  )
})
