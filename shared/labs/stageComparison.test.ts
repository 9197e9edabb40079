import { expect, test } from 'vitest'
import type { QuantityName } from './quantities'
import { stageComparison } from './stageComparison'

const said = (stage: number | null, ...values: [QuantityName, string, string][]) =>
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
  expect(said(null, ['upc', value, ''])).toEqual([
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
  expect(said(null, ['pressure', value, 'mmHg'])).toEqual([
    `Pression ${value} mmHg : ${words} selon IRIS.`,
  ]),
)

test('phosphate is compared with the target of the known stage, in its own unit', () => {
  expect(said(2, ['phosphate', '48', 'mg/L'])).toEqual([
    'Phosphore 48 mg/L : IRIS vise 27,9 mg/L à 46,5 mg/L au stade 2.',
  ])
  expect([3, 4].flatMap((stage) => said(stage, ['phosphate', '1.2', 'mmol/L']))).toEqual([
    'Phosphore 1,2 mmol/L : IRIS vise 0,9 mmol/L à 1,6 mmol/L au stade 3.',
    'Phosphore 1,2 mmol/L : IRIS vise 0,9 mmol/L à 1,9 mmol/L au stade 4.',
  ])
  expect(
    [1, null].flatMap((stage) =>
      said(stage, ['phosphate', '48', 'mg/L'], ['creatinine', '200', 'µmol/L']),
    ),
  ).toEqual([])
})
