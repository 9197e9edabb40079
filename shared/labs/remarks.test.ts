import { describe, expect, test } from 'vitest'
import type { StagedResult } from './iris'
import type { LabValue } from './quantities'
import { isForToday, remarksOf, remarkWords } from './remarks'

const TODAY = '2025-06-30'
const creatinine = (value: string, unit = 'µmol/L'): LabValue => ({
  quantity: 'creatinine',
  value,
  unit,
})
const pressure = (value: string): LabValue => ({ quantity: 'pressure', value, unit: 'mmHg' })
const potassium = (value: string): LabValue => ({ quantity: 'potassium', value, unit: 'mmol/L' })
const resultOn = (
  day: string,
  value: LabValue,
  hydrated: NonNullable<StagedResult['hydrated']> = 'yes',
): StagedResult => ({ day, values: [value], hydrated })
const rules = (...newestFirst: StagedResult[]) =>
  remarksOf(newestFirst, TODAY).map(({ rule }) => rule)

test.each<[string, StagedResult[], string[]]>([
  ['179 mmHg', [resultOn(TODAY, pressure('179'))], []],
  ['180 mmHg', [resultOn(TODAY, pressure('180'))], ['pressure-severe']],
  ['potassium 3.0', [resultOn(TODAY, potassium('3'))], []],
  ['potassium 2.99', [resultOn(TODAY, potassium('2.99'))], ['potassium-low']],
  [
    'only the newest',
    [resultOn(TODAY, pressure('150')), resultOn('2025-06-20', pressure('190'))],
    [],
  ],
  ['60 days old', [resultOn('2025-05-01', pressure('190'))], ['pressure-severe']],
  ['61 days old', [resultOn('2025-04-30', pressure('190'))], []],
])('to be shown to the vet today: %s (product/labs 4.7)', (_, results, expected) =>
  expect(rules(...results)).toEqual(expected),
)

describe('a creatinine 30 % above the one before, of at most 60 days', () => {
  const risen = (...results: StagedResult[]) => rules(...results).includes('creatinine-rise')
  test.each<[string, StagedResult[], boolean]>([
    ['30 %', [resultOn(TODAY, creatinine('260')), resultOn('2025-06-01', creatinine('200'))], true],
    [
      '29.5 %',
      [resultOn(TODAY, creatinine('259')), resultOn('2025-06-01', creatinine('200'))],
      false,
    ],
    [
      '60 days before',
      [resultOn(TODAY, creatinine('260')), resultOn('2025-05-01', creatinine('200'))],
      true,
    ],
    [
      '61 days before',
      [resultOn(TODAY, creatinine('260')), resultOn('2025-04-30', creatinine('200'))],
      false,
    ],
    [
      'two units',
      [resultOn(TODAY, creatinine('26', 'mg/L')), resultOn('2025-06-01', creatinine('2', 'mg/dL'))],
      true,
    ],
    [
      'the one between is the one before',
      [
        resultOn(TODAY, creatinine('260')),
        resultOn('2025-06-15', creatinine('230')),
        resultOn('2025-06-01', creatinine('200')),
      ],
      false,
    ],
    [
      'a fall',
      [resultOn(TODAY, creatinine('200')), resultOn('2025-06-01', creatinine('300'))],
      false,
    ],
    ['alone', [resultOn(TODAY, creatinine('900'))], false],
  ])('%s', (_, results, expected) => expect(risen(...results)).toBe(expected))
})

describe('a creatinine 25 % above the cat’s own lowest (product/labs 4.8)', () => {
  const above = (...results: StagedResult[]) =>
    rules(...results).includes('creatinine-above-lowest')
  const old = (value: string, hydrated?: 'yes' | 'no' | 'unknown') =>
    resultOn('2024-01-01', creatinine(value), hydrated)
  test.each<[string, StagedResult[], boolean]>([
    ['25 %, within the range', [resultOn(TODAY, creatinine('125')), old('100')], true],
    ['24 %', [resultOn(TODAY, creatinine('124')), old('100')], false],
    ['25 % in mg/dL', [resultOn(TODAY, creatinine('2.5', 'mg/dL')), old('176.8')], true],
    [
      'the lowest is not the newest before',
      [resultOn(TODAY, creatinine('125')), resultOn('2025-03-01', creatinine('120')), old('100')],
      true,
    ],
    [
      'the lowest was dehydrated',
      [
        resultOn(TODAY, creatinine('125')),
        resultOn('2025-03-01', creatinine('120')),
        old('90', 'no'),
      ],
      false,
    ],
    ['unknown counts', [resultOn(TODAY, creatinine('125')), old('100', 'unknown')], true],
    ['one hydrated result', [resultOn(TODAY, creatinine('300'), 'no'), old('100')], false],
    [
      'two hydrated results',
      [
        resultOn(TODAY, creatinine('300'), 'no'),
        resultOn('2025-01-01', creatinine('110')),
        old('100'),
      ],
      true,
    ],
    ['an old newest', [resultOn('2025-01-01', creatinine('125')), old('100')], true],
  ])('%s', (_, results, expected) => expect(above(...results)).toBe(expected))
})

test('the words name the fact, and the words of only three rules contain today', () => {
  const remarks = [
    ...remarksOf([resultOn(TODAY, pressure('185'))], TODAY),
    ...remarksOf([resultOn(TODAY, potassium('2.8'))], TODAY),
    ...remarksOf(
      [resultOn(TODAY, creatinine('270')), resultOn('2025-06-10', creatinine('200'))],
      TODAY,
    ),
  ]
  expect(
    remarks.map((one) => [isForToday(one), remarkWords(one).replaceAll(/[\u00a0\u202f]/g, ' ')]),
  ).toEqual([
    [true, 'Montrez ce résultat à votre vétérinaire aujourd’hui : 180 mmHg ou plus.'],
    [true, 'Montrez ce résultat à votre vétérinaire aujourd’hui : moins de 3,0 mmol/L.'],
    [
      true,
      'Montrez ce résultat à votre vétérinaire aujourd’hui : 35 % de plus que le 10/06/2025 (200 µmol/L).',
    ],
    [
      false,
      'Parlez-en à votre vétérinaire : 35 % de plus que sa valeur la plus basse (200 µmol/L le 10/06/2025).',
    ],
  ])
})
