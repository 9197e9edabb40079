import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../base/time'
import { anyHistory, entry, numRuns } from '../../testing/entries'
import { ago, anyDays, anyWeighings, days, today, watched, weighed } from '../../testing/watched'
import { alerts } from '../alerts/alerts'
import { categories, type Entry } from '../answers/entry'
import { dailyStatus } from '../indicators/dailyStatus'
import { watchLevels } from './rules'
import { agreedOn, limitOf, numberWords, usualUrinationsOn, type VetLimit } from './vetLimits'

const since = '2025-03-12'
const limit = (part: VetLimit['part'], value: string, inDays: number | null = null): VetLimit => ({
  part,
  value,
  days: inDays,
  since,
})
const weightRules = (limits: VetLimit[], ...weighings: [daysAgo: number, grams: number][]) =>
  watched({ limits, weighings: weighings.map(([daysAgo, grams]) => weighed(daysAgo, grams)) }).map(
    ({ rule, level }) => `${rule} ${level}`,
  )

type Row = [
  what: string,
  limits: VetLimit[],
  weighings: [daysAgo: number, grams: number][],
  raised: string[],
]
const rows: Row[] = [
  ['sous le poids fixé', [limit('weight', '3.5')], [[0, 3499]], ['weight-under-threshold red']],
  ['au poids fixé', [limit('weight', '3.5')], [[0, 3500]], []],
  [
    'la dernière pesée compte seule',
    [limit('weight', '3.5')],
    [
      [0, 3500],
      [1, 3400],
    ],
    [],
  ],
  [
    'si vieille qu’elle soit',
    [limit('weight', '3.5')],
    [[70, 3400]],
    ['weight-under-threshold red', 'weighing-due info'],
  ],
  [
    'une perte plus petite que d’habitude',
    [limit('loss', '3', 14)],
    [
      [0, 3880],
      [14, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'confirmée',
    [limit('loss', '3', 14)],
    [
      [0, 3880],
      [1, 3880],
      [14, 4000],
    ],
    ['weight-loss-confirmed red'],
  ],
  [
    'un jour plus tard, les seuils habituels',
    [limit('loss', '3', 14)],
    [
      [0, 3880],
      [15, 4000],
    ],
    [],
  ],
  [
    '5 % en un mois, au-delà des jours fixés',
    [limit('loss', '3', 14)],
    [
      [0, 3800],
      [15, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'pendant les jours fixés, le seuil habituel se tait',
    [limit('loss', '15', 90)],
    [
      [0, 3500],
      [1, 3500],
      [90, 4000],
    ],
    [],
  ],
  [
    'au-delà il parle',
    [limit('loss', '15', 89)],
    [
      [0, 3500],
      [1, 3500],
      [90, 4000],
    ],
    ['weight-loss-confirmed red'],
  ],
  [
    'la balance a toujours son bruit',
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
    const [under] = watched({ limits: [limit('weight', '3.5')], weighings: [weighed(0, 3400)] })
    expect(under!.reasons.map(({ label }) => label)).toEqual([
      'Poids\u00a0: 3,4 kg',
      'Seuil fixé avec votre vétérinaire le 12/03\u00a0: 3,5 kg',
    ])
    expect(under!.lines[0]!.segments.map(({ text }) => text).join('')).toBe(
      'Poids sous le seuil fixé avec votre vétérinaire\u00a0: 3,4\u00a0kg le 16/03, sous 3,5\u00a0kg.',
    )
    const [loss] = watched({
      limits: [limit('loss', '3', 14)],
      weighings: [weighed(0, 3880), weighed(14, 4000)],
    })
    expect(loss!.reasons.at(-1)!.label).toBe(
      'Seuil fixé avec votre vétérinaire le 12/03\u00a0: 3\u00a0% en 14 jours',
    )
  })

  test('a lower newest weight never lowers the level', () => {
    const worst = (limits: VetLimit[], weighings: Parameters<typeof watched>[0]['weighings']) =>
      Math.min(
        9,
        ...watched({ limits, weighings: weighings! })
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

const anyLimits: fc.Arbitrary<VetLimit[]> = fc
  .record(
    {
      weight: fc
        .integer({ min: 30, max: 2500 })
        .map((decagrams) => limit('weight', (decagrams / 100).toFixed(2))),
      loss: fc
        .tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 365 }))
        .map(([percent, inDays]) => limit('loss', String(percent), inDays)),
      urinations: fc
        .integer({ min: 1, max: 20 })
        .map((count) => limit('urinations', String(count))),
      check: fc
        .integer({ min: -30, max: 30 })
        .map((ahead) => limit('check', addDays(today, ahead))),
    },
    { requiredKeys: [] },
  )
  .map((found) => Object.values(found))

const judgedWith = (entries: Entry[], limits: VetLimit[]) =>
  entries.map((one) => ({
    ...one,
    ...usualUrinationsOn(
      one.day,
      limits.map((of) => ({ ...of, since: '2025-01-01' })),
    ),
  }))
const reds = (entries: Entry[]) =>
  alerts(entries, { includeHidden: true }).filter(({ severity }) => severity === 'red')

test('no accepted number removes, adds or changes a red alert of the answers', () => {
  fc.assert(
    fc.property(anyHistory, anyLimits, (entries, limits) => {
      const judged = judgedWith(entries, limits)
      expect(reds(judged)).toEqual(reds(entries))
      const [before, after] = [dailyStatus(entries), dailyStatus(judged)]
      for (const category of categories)
        expect(after[category] === 'red').toBe(before[category] === 'red')
    }),
    { numRuns },
  )
})

test('with any numbers and weighings the red alerts stay visible, and only urinations change a watch of the answers', () => {
  const ofAnswers = new Set(['energy-very-low', 'appetite-lasting', 'vomiting-lasting'])
  fc.assert(
    fc.property(anyDays, anyWeighings, anyLimits, (entries, weighings, limits) => {
      const judged = judgedWith(entries, limits)
      const asked = (of: Entry[], with_: VetLimit[]) =>
        watched({ entries: of, weighings, limits: with_ })
          .filter(({ rule }) => ofAnswers.has(rule))
          .map(({ rule }) => rule)
      expect(asked(judged, limits)).toEqual(asked(entries, []))
    }),
    { numRuns: Math.ceil(numRuns / 3) },
  )
})

describe('urinations that are usual for this cat (product/sharing 7.5)', () => {
  const raised = (said: Partial<Entry>) => alerts([entry(said)]).map(({ rule }) => rule)

  test.each<[usual: number | null, count: number, size: Entry['urinationBallSize'], rule: string]>([
    [null, 5, 'medium', 'urination-polyuria'],
    [6, 6, 'medium', 'all-green'],
    [6, 7, 'large', 'urination-polyuria'],
    [3, 4, 'medium', 'urination-polyuria'],
    [3, 4, 'small', 'all-green'],
    [3, 8, 'small', 'urination-frequent-small'],
    [9, 9, 'small', 'all-green'],
    [9, 10, null, 'urination-frequent-small'],
  ])('usual %s: %s, %s', (usualUrinations, urination, urinationBallSize, rule) => {
    expect(
      raised({
        urination,
        urinationBallSize,
        usualUrinations,
        usualSince: usualUrinations && since ? since : null,
      }),
    ).toEqual([rule])
  })

  test('the reason names it if the rule used it', () => {
    const labels = (said: Partial<Entry>) =>
      alerts([entry({ usualSince: since, ...said })]).flatMap(({ reasons }) =>
        reasons.map(({ label }) => label),
      )
    expect(labels({ urination: 7, usualUrinations: 6 })).toContain(
      `${agreedOn(since)}\u00a0: 6 par jour`,
    )
    expect(
      labels({ urination: 8, urinationBallSize: 'small', usualUrinations: 7 }).join(),
    ).not.toContain('vétérinaire')
    expect(
      labels({ urination: 8, urinationBallSize: 'small', usualUrinations: 6 }).join(),
    ).not.toContain('vétérinaire')
  })

  test('it applies from the day on which it was accepted', () => {
    const limits = [limit('urinations', '6')]
    expect(usualUrinationsOn('2025-03-11', limits)).toEqual({
      usualUrinations: null,
      usualSince: null,
    })
    expect(usualUrinationsOn(since, limits)).toEqual({ usualUrinations: 6, usualSince: since })
  })
})

test('the next check is due once its day has passed, and not on it (product/sharing 7.6)', () => {
  const due = (day: string) =>
    watched({ limits: [limit('check', day)], entries: days({}) }).map(({ rule, level, lines }) => [
      rule,
      level,
      lines[0]!.segments.map(({ text }) => text).join(''),
    ])
  expect(due(today)).toEqual([])
  expect(due(ago(1).day)).toEqual([
    [
      'labs-due',
      'info',
      'Contrôle\u00a0: la date fixée avec votre vétérinaire, le 15/03, est passée.',
    ],
  ])
  const [watch] = watched({ limits: [limit('check', ago(1).day)], entries: days({}) })
  expect(watch!.reasons).toEqual([
    {
      day: '2025-03-15',
      date: '2025-03-15T12:00:00.000Z',
      label: 'Contrôle fixé avec votre vétérinaire le 12/03',
    },
  ])
})

test('each part in words', () => {
  expect(
    [
      limit('weight', '3.5'),
      limit('loss', '5', 30),
      limit('loss', '5', 1),
      limit('urinations', '6'),
      limit('check', '2025-04-01'),
      limit('phone', '01 02 03 04 05'),
    ].map(numberWords),
  ).toEqual([
    'Appeler si le poids passe sous 3,5\u00a0kg',
    'Alerter dès 5\u00a0% de perte de poids en 30\u00a0jours',
    'Alerter dès 5\u00a0% de perte de poids en 1\u00a0jour',
    'Mictions habituelles\u00a0: 6 par jour',
    'Prochain contrôle\u00a0: 1er avril 2025',
    'Téléphone du vétérinaire\u00a0: 01 02 03 04 05',
  ])
  expect(limitOf([limit('weight', '3.5')], 'loss')).toBeUndefined()
})
