import { describe, expect, test } from 'vitest'
import { limit } from '../../../testing/vetLimits'
import { watchesFor, weighed } from '../../../testing/watchInput'
import { watchesOf, type WeightCase as Row } from '../../../testing/weightRows'
import { plainText } from '../../alerts/alertMessages'

const rows: Row[] = [
  [
    'a confirmed loss, the newest weighing is 60 days old',
    [
      [60, 3600],
      [61, 3600],
      [90, 4000],
    ],
    ['weight-loss-confirmed amber', 'weighing-due info'],
  ],
  [
    'a confirmed loss, the newest weighing is 61 days old',
    [
      [61, 3600],
      [62, 3600],
      [90, 4000],
    ],
    ['weighing-due info'],
  ],
  [
    'a drop of 4 % in three days',
    [
      [0, 3840],
      [3, 4000],
    ],
    ['weight-drop amber'],
  ],
  [
    'a drop of 4 % in four days',
    [
      [0, 3840],
      [4, 4000],
    ],
    [],
  ],
  [
    'a drop of just under 4 %',
    [
      [0, 3841],
      [3, 4000],
    ],
    [],
  ],
  [
    'a drop of more than 4 % that is less than 100 g',
    [
      [0, 1901],
      [1, 2000],
    ],
    [],
  ],
  [
    'a drop of 4 % below only one weighing of the last three days',
    [
      [0, 3840],
      [1, 3850],
      [3, 4000],
    ],
    ['weight-drop amber'],
  ],
  [
    'a weighing of a future day, after the clock was set back, does not count',
    [
      [-3, 3000],
      [0, 4200],
    ],
    [],
  ],
  ['the newest weighing is 27 days old', [[27, 4200]], []],
  ['the newest weighing is 28 days old', [[28, 4200]], ['weighing-due info']],
  [
    'a loss, the newest weighing is 14 days old',
    [
      [14, 3800],
      [40, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'a loss, the newest weighing is 15 days old',
    [
      [15, 3800],
      [40, 4000],
    ],
    ['weight-loss amber', 'weighing-due info'],
  ],
  [
    'a gain, the newest weighing is 15 days old',
    [
      [15, 4200],
      [20, 4000],
    ],
    ['weight-gain-fast amber'],
  ],
  [
    'a loss of 6 % in 30 days, and a gain of 5 % in seven days',
    [
      [0, 4200],
      [7, 4000],
      [30, 4500],
    ],
    ['weight-loss amber', 'weight-gain-fast amber'],
  ],
]

describe('weight (product/watches 3)', () => {
  test.each(rows)('%s', (_, weighings, expected) => {
    const found = watchesOf(weighings.map(([daysAgo, grams]) => weighed(daysAgo, grams)))
    expect(found.map(({ rule, level }) => `${rule} ${level}`)).toEqual(expected)
  })

  const words = (...weighings: [daysAgo: number, grams: number][]) =>
    watchesOf(weighings.map(([daysAgo, grams]) => weighed(daysAgo, grams))).map(
      ({ rule, lines, reasons }) => ({
        rule,
        text: plainText(lines)
          .replaceAll(/[\u00a0\u202f]/g, ' ')
          .split('\n'),
        reasons: reasons.map(
          ({ day, label }) => `${day} ${label.replaceAll(/[\u00a0\u202f]/g, ' ')}`,
        ),
      }),
    )

  test('a loss names the compared weighings', () => {
    expect(words([0, 3700], [29, 4210])).toEqual([
      {
        rule: 'weight-loss',
        text: [
          'Perte de poids : −12 % en 29 jours (4,21 kg le 15/02, 3,7 kg le 16/03).',
          'Pesez de nouveau demain, sur la même balance.',
          'Parlez-en à votre vétérinaire dans la semaine, et pesez-le chaque semaine sur la même balance.',
        ],
        reasons: ['2025-03-16 Poids : 3,7 kg', '2025-02-15 Poids : 4,21 kg'],
      },
    ])
    expect(words([0, 3800], [31, 4000])[0]!.text).toHaveLength(2)
    expect(words([0, 3700], [80, 4210])[0]!.text[0]).toContain(
      'en 80 jours (4,21 kg le 26/12/2024, 3,7 kg le 16/03)',
    )
  })

  test('of several weighings the median is named; a confirmed loss names those that confirm it', () => {
    expect(words([0, 3700], [1, 3690], [29, 4210])).toEqual([
      {
        rule: 'weight-loss-confirmed',
        text: [
          'Perte de poids confirmée : −12 % en 29 jours (4,21 kg le 15/02, 3,7 kg vers le 16/03).',
          'Prenez rendez-vous cette semaine.',
        ],
        reasons: [
          '2025-03-16 Poids : 3,7 kg',
          '2025-03-15 Poids : 3,69 kg',
          '2025-02-15 Poids : 4,21 kg',
        ],
      },
    ])
    expect(words([0, 3700], [20, 3700], [29, 4210])[0]!.reasons).toHaveLength(3)
    // The newest of equal references is named.
    expect(words([0, 3700], [20, 4210], [29, 4210])[0]!.text[0]).toContain(
      'en 20 jours (4,21 kg le 24/02,',
    )
  })

  test.each<[title: string, daysAgo: number, grams: number, advice: string]>([
    ['49 g under it', 0, 3951, 'Pesez de nouveau demain. Comme convenu'],
    ['50 g under it', 0, 3950, 'Comme convenu'],
    ['in an old weighing', 61, 3500, 'Pesez votre chat. Comme convenu'],
  ])('a weight under the vet’s, %s', (_, daysAgo, grams, advice) => {
    const [under] = watchesFor({
      weighings: [weighed(daysAgo, grams)],
      limits: [limit('weight', '4')],
    })
    const [, ...lines] = plainText(under!.lines).split('\n')
    expect(lines.join(' ')).toBe(`${advice}, appelez votre vétérinaire.`)
  })

  test('a loss that is not confirmed names only the weighings that it compares', () => {
    const [loss] = watchesFor({
      weighings: [weighed(0, 3800), weighed(20, 3950), weighed(40, 4000)],
    })
    expect(loss!.rule).toBe('weight-loss')
    expect(loss!.reasons.map(({ day }) => day)).toEqual(['2025-03-16', '2025-02-04'])
  })

  test('a drop names the heaviest weighing of the last days', () => {
    expect(words([0, 3800], [1, 3990], [2, 4000])).toEqual([
      {
        rule: 'weight-drop',
        text: [
          'Poids en baisse rapide : −5 % en 2 jours (4,0 kg le 14/03, 3,8 kg ' +
            'le 16/03). De l’eau perdue peut en être la cause.',
          'A-t-il vomi, eu la diarrhée, moins bu ? Si oui, appelez votre vétérinaire.',
        ],
        reasons: ['2025-03-16 Poids : 3,8 kg', '2025-03-14 Poids : 4,0 kg'],
      },
    ])
  })

  test('a weighing that is due names the last one', () => {
    expect(words([40, 4200])).toEqual([
      {
        rule: 'weighing-due',
        text: [
          'Pesée : la dernière, du 04/02, n’est plus récente.',
          'Pesez votre chat, si possible sur la même balance.',
        ],
        reasons: ['2025-02-04 Poids : 4,2 kg'],
      },
    ])
    expect(words([80, 4200])[0]!.text[0]).toContain('du 26/12/2024,')
  })

  test('a loss that the vet saw: earlier weighings no longer count for losses', () => {
    const weighings = [weighed(0, 3600), weighed(1, 3600), weighed(20, 3700), weighed(40, 4000)]
    const seenOn = (daysAgo: number, all = weighings) =>
      watchesFor({ weighings: all, lossSeenOn: weighed(daysAgo, 0).day }).map(({ rule }) => rule)
    expect(watchesFor({ weighings })[0]!.rule).toBe('weight-loss-confirmed')
    expect(seenOn(40)).toEqual(['weight-loss-confirmed'])
    expect(seenOn(39)).toEqual([])
    expect(seenOn(20)).toEqual([])
    expect(seenOn(20, [weighed(0, 3500), weighed(1, 3500), ...weighings.slice(2)])).toEqual([
      'weight-loss',
    ])
    expect(seenOn(0, [weighed(0, 3600), weighed(3, 4000)])).toEqual(['weight-drop'])
  })
})
