import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numRuns } from '../../testing/entries'
import { anyLimits, limit } from '../../testing/vetLimits'
import { entryAgo, anyWeighings, days, today, watchesFor, weighed } from '../../testing/watchInput'
import { limitOf, vetNumberWords, type VetLimit } from './vetLimits'
import { watchLevels } from './watchRow'

const weightRules = (limits: VetLimit[], ...weighings: [daysAgo: number, grams: number][]) =>
  watchesFor({
    limits,
    weighings: weighings.map(([daysAgo, grams]) => weighed(daysAgo, grams)),
  }).map(({ rule, level }) => `${rule} ${level}`)

type Row = [
  what: string,
  limits: VetLimit[],
  weighings: [daysAgo: number, grams: number][],
  raised: string[],
]
const rows: Row[] = [
  [
    'a weight 1 g below the vet’s threshold',
    [limit('weight', '3.5')],
    [[0, 3499]],
    ['weight-under-threshold amber'],
  ],
  ['a weight equal to the vet’s threshold', [limit('weight', '3.5')], [[0, 3500]], []],
  [
    'an earlier weighing below the vet’s threshold does not count',
    [limit('weight', '3.5')],
    [
      [0, 3500],
      [1, 3400],
    ],
    [],
  ],
  [
    'a weight 49 g below the vet’s threshold',
    [limit('weight', '3.5')],
    [[0, 3451]],
    ['weight-under-threshold amber'],
  ],
  [
    'a weight 50 g below the vet’s threshold',
    [limit('weight', '3.5')],
    [[0, 3450]],
    ['weight-under-threshold red'],
  ],
  [
    'a weighing from 60 days ago, 100 g below the vet’s threshold',
    [limit('weight', '3.5')],
    [[60, 3400]],
    ['weight-under-threshold red', 'weighing-due info'],
  ],
  [
    'a weighing from 61 days ago, 100 g below the vet’s threshold',
    [limit('weight', '3.5')],
    [[61, 3400]],
    ['weight-under-threshold amber', 'weighing-due info'],
  ],
  [
    'a loss of the vet’s 3 % in 14 days, below the usual thresholds',
    [limit('loss', '3', 14)],
    [
      [0, 3880],
      [14, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'a loss of the vet’s 3 % in 14 days that a second weighing confirms',
    [limit('loss', '3', 14)],
    [
      [0, 3880],
      [1, 3880],
      [14, 4000],
    ],
    ['weight-loss-confirmed red'],
  ],
  [
    'a loss of 3 % in 15 days, beyond the vet’s 14 days, is below the usual 5 %',
    [limit('loss', '3', 14)],
    [
      [0, 3880],
      [15, 4000],
    ],
    [],
  ],
  [
    'a loss of 5 % in 15 days, beyond the vet’s 14 days, reaches the usual 5 %',
    [limit('loss', '3', 14)],
    [
      [0, 3800],
      [15, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'a loss of 12.5 % within the vet’s 90 days: the vet’s 15 % replaces the usual 10 %',
    [limit('loss', '15', 90)],
    [
      [0, 3500],
      [1, 3500],
      [90, 4000],
    ],
    [],
  ],
  [
    'a loss of 12.5 % in 90 days, beyond the vet’s 89 days, exceeds the usual 10 %',
    [limit('loss', '15', 89)],
    [
      [0, 3500],
      [1, 3500],
      [90, 4000],
    ],
    ['weight-loss-confirmed red'],
  ],
  [
    'a loss of 90 g is within the scale’s error, although it exceeds the vet’s 1 %',
    [limit('loss', '1', 14)],
    [
      [0, 3910],
      [14, 4000],
    ],
    [],
  ],
]

describe('a loss and a weight that were accepted (product/sharing 7.5)', () => {
  test.each(rows)('%s', (_, limits, weighings, expected) =>
    expect(weightRules(limits, ...weighings)).toEqual(expected),
  )

  test('the reason names the vet and the day', () => {
    const [under] = watchesFor({ limits: [limit('weight', '3.5')], weighings: [weighed(0, 3400)] })
    expect(under!.reasons.map(({ label }) => label)).toEqual([
      'Poids\u00a0: 3,4 kg',
      'Seuil fixé avec votre vétérinaire le 12/03\u00a0: 3,5 kg',
    ])
    expect(under!.lines[0]!.segments.map(({ text }) => text).join('')).toBe(
      'Poids sous le seuil fixé avec votre vétérinaire\u00a0: 3,4\u00a0kg le 16/03, sous 3,5\u00a0kg.',
    )
    const [loss] = watchesFor({
      limits: [limit('loss', '3', 14)],
      weighings: [weighed(0, 3880), weighed(14, 4000)],
    })
    expect(loss!.reasons.at(-1)!.label).toBe(
      'Seuil fixé avec votre vétérinaire le 12/03\u00a0: 3\u202f% en 14 jours',
    )
  })

  test('a lower newest weight never lowers the level', () => {
    const worst = (limits: VetLimit[], weighings: Parameters<typeof watchesFor>[0]['weighings']) =>
      Math.min(
        9,
        ...watchesFor({ limits, weighings: weighings! })
          .filter(({ rule }) => /loss|under/.test(rule))
          .map(({ level }) => watchLevels.indexOf(level)),
      )
    fc.assert(
      fc.property(
        anyWeighings,
        anyLimits,
        fc.integer({ min: 1, max: 2000 }),
        ([newest, ...rest], limits, less) => {
          fc.pre(newest !== undefined && newest.grams - less >= 300)
          expect(
            worst(limits, [{ ...newest, grams: newest.grams - less }, ...rest]),
          ).toBeLessThanOrEqual(worst(limits, [newest, ...rest]))
        },
      ),
      { numRuns },
    )
  })
})

test('the next check is due once its day has passed, and not on it (product/sharing 7.6)', () => {
  const due = (day: string) =>
    watchesFor({ limits: [limit('check', day)], entries: days({}) }).map(
      ({ rule, level, lines }) => [
        rule,
        level,
        lines[0]!.segments.map(({ text }) => text).join(''),
      ],
    )
  expect(due(today)).toEqual([])
  expect(due(entryAgo(1).day)).toEqual([
    [
      'labs-due',
      'info',
      'Contrôle\u00a0: la date fixée avec votre vétérinaire, le 15/03, est passée.',
    ],
  ])
  const [watch] = watchesFor({ limits: [limit('check', entryAgo(1).day)], entries: days({}) })
  expect(watch!.reasons).toEqual([
    {
      day: '2025-03-15',
      date: '2025-03-15T12:00:00.000Z',
      label: 'Contrôle fixé avec votre vétérinaire le 12/03',
    },
  ])
})

test('each part of a limit is shown in words', () => {
  expect(
    [
      limit('weight', '3.5'),
      limit('loss', '5', 30),
      limit('loss', '5', 1),
      limit('urinations', '6'),
      limit('check', '2025-04-01'),
      limit('phone', '01 02 03 04 05'),
      limit('must_not_miss', 'Amodip'),
    ].map(vetNumberWords),
  ).toEqual([
    'Appeler si le poids passe sous 3,5\u00a0kg',
    'Alerter dès 5\u202f% de perte de poids en 30\u00a0jours',
    'Alerter dès 5\u202f% de perte de poids en 1\u00a0jour',
    'Urinations habituelles\u00a0: 6 par jour',
    'Prochain contrôle\u00a0: 1er avril 2025',
    'Téléphone du vétérinaire\u00a0: 01 02 03 04 05',
    'Traitement à ne pas manquer\u00a0: Amodip',
  ])
  expect(limitOf([limit('weight', '3.5')], 'loss')).toBeUndefined()
})
