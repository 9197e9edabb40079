import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indication, indicationWords, type StagedResult, type Stage } from './iris'
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
const resultOn = (day: string, ...values: LabValue[]): StagedResult => ({ day, values })
const repeatedResults = (...values: LabValue[]) => [
  resultOn('2025-06-20', ...values),
  resultOn('2025-06-06', ...values),
]
const stage = (results: StagedResult[]) =>
  indication(results, TODAY).stage ?? indication(results, TODAY).because

describe('the stage follows the limits of the unit’s own column (product/labs 2.2)', () => {
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
    [creatinine('5', 'mg/dL'), 3],
    [creatinine('5.1', 'mg/dL'), 4],
    [creatinine('50', 'mg/L'), 3],
    [creatinine('51', 'mg/L'), 4],
    // Rounded to the figures of IRIS's table.
    [creatinine('250.4'), 2],
    [creatinine('250.5'), 3],
    [creatinine('28.4', 'mg/L'), 2],
    [creatinine('28.5', 'mg/L'), 3],
    [creatinine('2.84', 'mg/dL'), 2],
    [creatinine('2.85', 'mg/dL'), 3],
  ]
  test.each(rows)('%o: %i', (value, expected) =>
    expect(stage(repeatedResults(value))).toBe(expected),
  )

  test.each([
    [17, 1, 100],
    [18, 2, 200],
    [25, 2, 200],
    [26, 3, 300],
    [38, 3, 300],
    [39, 4, 500],
  ])('SDMA %i: %i', (value, expected, beside) => {
    expect(stage(repeatedResults(creatinine(beside), sdma(value)))).toBe(expected)
  })
})

describe('the stage has conditions (product/labs 2.1)', () => {
  const newest = resultOn('2025-06-20', creatinine(200))
  test.each<[string, StagedResult[], Stage | string]>([
    ['nothing', [], 'no-creatinine'],
    ['SDMA alone', repeatedResults(sdma(20)), 'no-creatinine'],
    ['one result', [newest], 'one-result'],
    ['two of one day', [newest, newest], 'one-result'],
    ['13 days apart', [newest, resultOn('2025-06-07', creatinine(200))], 'one-result'],
    ['14 days apart', [newest, resultOn('2025-06-06', creatinine(200))], 2],
    [
      'one between, too near',
      [newest, resultOn('2025-06-15', creatinine(900)), resultOn('2025-06-01', creatinine(200))],
      2,
    ],
    [
      '180 days old',
      [resultOn('2025-01-01', creatinine(200)), resultOn('2024-01-01', creatinine(200))],
      2,
    ],
    [
      '181 days old',
      [resultOn('2024-12-31', creatinine(200)), resultOn('2024-01-01', creatinine(200))],
      'old',
    ],
    ['another stage', [newest, resultOn('2025-06-06', creatinine(300))], 'disagreement'],
    [
      'SDMA of a later stage',
      [resultOn('2025-06-20', creatinine(200), sdma(30)), resultOn('2025-06-06', creatinine(200))],
      'sdma-higher',
    ],
    [
      'SDMA of a later stage before',
      [newest, resultOn('2025-06-06', creatinine(200), sdma(30))],
      'sdma-higher',
    ],
    ['SDMA of an earlier stage', repeatedResults(creatinine(200), sdma(10)), 'sdma-lower'],
    [
      'SDMA of an earlier stage in one',
      [resultOn('2025-06-20', creatinine(300), sdma(20)), resultOn('2025-06-06', creatinine(310))],
      'sdma-lower',
    ],
    [
      'both quantities disagree',
      [resultOn('2025-06-20', creatinine(200), sdma(30)), resultOn('2025-06-06', creatinine(300))],
      'disagreement',
    ],
    [
      'a result without creatinine is skipped',
      [resultOn('2025-06-25', sdma(90)), newest, resultOn('2025-06-06', creatinine(200))],
      2,
    ],
  ])('%s', (_, results, expected) => expect(stage(results)).toBe(expected))

  test('more creatinine in both never gives an earlier stage', () => {
    const amount = fc.integer({ min: 20, max: 900 })
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [less, more] = [
          stage(repeatedResults(creatinine(Math.min(one, other)))),
          stage(repeatedResults(creatinine(Math.max(one, other)))),
        ]
        expect(Number(more)).toBeGreaterThanOrEqual(Number(less))
      }),
    )
  })
})

const dry = (result: StagedResult): StagedResult => ({ ...result, hydrated: 'no' })
const pair = (newest: LabValue[], before: LabValue[]) => [
  resultOn('2025-06-20', ...newest),
  resultOn('2025-06-06', ...before),
]

describe('SDMA of a later stage in both results (product/labs 2.6)', () => {
  test.each<[string, LabValue[], LabValue[], Stage | null]>([
    ['in both', [creatinine(200), sdma(26)], [creatinine(200), sdma(30)], 3],
    ['the lower of the two', [creatinine(200), sdma(45)], [creatinine(200), sdma(30)], 3],
    ['stage 1 by creatinine', [creatinine(130), sdma(18)], [creatinine(120), sdma(25)], 2],
    ['in one only', [creatinine(200), sdma(30)], [creatinine(200), sdma(25)], null],
    ['given in one only', [creatinine(200), sdma(30)], [creatinine(200)], null],
    ['of the same stage', [creatinine(200), sdma(20)], [creatinine(200), sdma(20)], null],
  ])('%s', (_, newest, before, bySdma) => {
    const indicated = indication(pair(newest, before), TODAY)
    expect(indicated.stageBySdma).toBe(bySdma)
    expect(indicated.because === 'sdma-persistent').toBe(bySdma !== null)
    if (bySdma !== null) expect(indicated.stage).toBeNull()
  })
})

describe('between two stages (product/labs 2.7)', () => {
  const mg = (value: string) => creatinine(value, 'mg/L')
  test.each<[string, LabValue[], LabValue[], Stage[] | string]>([
    ['both at 10 %', [creatinine(275)], [creatinine(225)], [2, 3]],
    ['the higher one beyond 10 %', [creatinine(276)], [creatinine(225)], 'disagreement'],
    ['the lower one beyond 10 %', [creatinine(275)], [creatinine(224)], 'disagreement'],
    ['stages 1 and 2', [creatinine(139)], [creatinine(140)], [1, 2]],
    ['stages 3 and 4', [creatinine(484)], [creatinine(396)], [3, 4]],
    ['mg/dL', [creatinine('1.76', 'mg/dL')], [creatinine('1.44', 'mg/dL')], [1, 2]],
    ['mg/dL beyond', [creatinine('1.77', 'mg/dL')], [creatinine('1.5', 'mg/dL')], 'disagreement'],
    ['mg/L', [mg('29')], [mg('28')], [2, 3]],
    ['two units', [mg('29')], [creatinine(248)], [2, 3]],
    ['on one side', [creatinine(260)], [creatinine(270)], '3'],
    ['three stages', [creatinine(450)], [creatinine(250)], 'disagreement'],
    ['SDMA agrees', [creatinine(260), sdma(26)], [creatinine(240), sdma(25)], [2, 3]],
    ['SDMA of one of them', [creatinine(260), sdma(24)], [creatinine(240), sdma(24)], [2, 3]],
    ['SDMA of another', [creatinine(260), sdma(16)], [creatinine(240), sdma(16)], 'sdma-lower'],
    ['SDMA of a later one', [creatinine(260), sdma(40)], [creatinine(245)], 'sdma-higher'],
    ['SDMA alone on both sides', [creatinine(200), sdma(27)], [creatinine(200), sdma(24)], [2, 3]],
    ['SDMA far apart', [creatinine(200), sdma(28)], [creatinine(200), sdma(24)], 'sdma-higher'],
  ])('%s', (_, newest, before, expected) => {
    const { between, stage: one, because } = indication(pair(newest, before), TODAY)
    expect(between.length > 0 ? between : (because ?? String(one))).toEqual(expected)
  })
})

describe('a result of a dehydrated cat is left out (product/labs 2.8)', () => {
  const [newest, before] = pair([creatinine(300)], [creatinine(200)]) as [
    StagedResult,
    StagedResult,
  ]
  const earlier = resultOn('2025-05-20', creatinine(210))
  test.each<[string, StagedResult[], Stage | string, string[]]>([
    ['the newest', [dry(newest), before, earlier], 2, ['2025-06-20']],
    ['the one before', [newest, dry(before), earlier], 'disagreement', ['2025-06-06']],
    ['on the day of the one before', [newest, before, dry(before)], 'disagreement', ['2025-06-06']],
    ['older than both', [before, earlier, dry(resultOn('2025-05-01', creatinine(900)))], 2, []],
    ['all', [dry(newest), dry(before)], 'no-creatinine', ['2025-06-20', '2025-06-06']],
    ['one is left', [newest, dry(before)], 'one-result', ['2025-06-06']],
    ['without creatinine', [dry(resultOn('2025-06-25', sdma(30))), before, earlier], 2, []],
    ['unknown counts', [{ ...before, hydrated: 'unknown' }, earlier], 2, []],
    ['hydrated counts', [{ ...before, hydrated: 'yes' }, earlier], 2, []],
  ])('%s', (_, results, expected, leftOut) => {
    expect([stage(results), indication(results, TODAY).leftOut]).toEqual([expected, leftOut])
  })
})

const text = (results: StagedResult[]) =>
  indicationWords(indication(results, TODAY)).replaceAll('\u00a0', ' ')
const indicative = 'Indicatif : le stade est posé par votre vétérinaire.'

test.each<[StagedResult[], string]>([
  [
    repeatedResults(creatinine(100)),
    `Stade IRIS : compatible avec un stade 1, si la maladie est établie. ${indicative}`,
  ],
  [repeatedResults(creatinine(200)), `Stade IRIS 2. ${indicative}`],
  [
    pair([creatinine(260)], [creatinine(240)]),
    `Stade IRIS : entre les stades 2 et 3. ${indicative}`,
  ],
  [
    repeatedResults(creatinine(200), sdma(30)),
    'SDMA durablement plus élevée : IRIS retiendrait le stade 3. À voir avec votre vétérinaire.',
  ],
  [
    pair([creatinine(300), sdma(20)], [creatinine(310)]),
    'Stade non calculé : la SDMA et la créatinine ne donnent pas le même stade.',
  ],
  [
    [dry(resultOn('2025-06-25', creatinine(300))), ...repeatedResults(creatinine(200))],
    `Stade IRIS 2. ${indicative} Le résultat du 25/06/2025 n’est pas compté : le chat était déshydraté.`,
  ],
  [
    repeatedResults(creatinine(300)).map(dry),
    'Stade non calculé : il faut la créatinine d’un chat bien hydraté. 2 résultats, dont celui du 20/06/2025, ne sont pas comptés : le chat était déshydraté.',
  ],
])('%o: %s', (results, words) => expect(text(results)).toBe(words))
