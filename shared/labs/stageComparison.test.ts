import { describe, expect, test } from 'vitest'
import type { QuantityName } from './quantities'
import { stageComparison } from './stageComparison'

const comparison = (stage: number | null, ...values: [QuantityName, string, string][]) =>
  stageComparison(
    values.map(([quantity, value, unit]) => ({ quantity, value, unit })),
    stage,
  ).map((text) => text.replaceAll('\u00a0', ' '))

test.each([
  ['0.19', 'pas de protéinurie'],
  ['0.2', 'protéinurie limite'],
  ['0.4', 'protéinurie limite'],
  ['0.41', 'protéinurie'],
])('UPC %s: %s (product/labs 2.5)', (value, words) =>
  expect(comparison(null, ['upc', value, ''])).toEqual([
    `RPCU ${value.replace('.', ',')} : ${words} selon IRIS.`,
  ]),
)

test.each([
  ['139', 'pression normale'],
  ['140', 'préhypertension'],
  ['159', 'préhypertension'],
  ['160', 'hypertension'],
  ['179', 'hypertension'],
  ['180', 'hypertension sévère'],
])('pressure %s: %s', (value, words) =>
  expect(comparison(null, ['pressure', value, 'mmHg'])).toEqual([
    `Pression ${value} mmHg : ${words} selon IRIS.`,
  ]),
)

describe('phosphate is compared with the target of the known stage, as IRIS prints it', () => {
  test.each<[number, string, string, string]>([
    [2, '1.2', 'mmol/L', '0,9 à 1,5 mmol/L'],
    [3, '1.2', 'mmol/L', '0,9 à 1,6 mmol/L'],
    [4, '1.2', 'mmol/L', '0,9 à 1,9 mmol/L'],
    [2, '4.8', 'mg/dL', '2,7 à 4,6 mg/dL'],
    [3, '4.8', 'mg/dL', '2,7 à 5,0 mg/dL'],
    [4, '4.8', 'mg/dL', '2,7 à 6,0 mg/dL'],
    [2, '48', 'mg/L', '27 à 46 mg/L'],
    [3, '48', 'mg/L', '27 à 50 mg/L'],
    [4, '48', 'mg/L', '27 à 60 mg/L'],
  ])('stage %i, %s %s: %s', (stage, value, unit, target) =>
    expect(comparison(stage, ['phosphate', value, unit])).toEqual([
      `Phosphore ${value.replace('.', ',')} ${unit} : IRIS vise ${target} au stade ${stage}.`,
    ]),
  )
})

test('phosphate has no target at stage 1, or if no stage is known', () => {
  expect(
    [1, null].flatMap((stage) =>
      comparison(stage, ['phosphate', '48', 'mg/L'], ['creatinine', '200', 'µmol/L']),
    ),
  ).toEqual([])
})
