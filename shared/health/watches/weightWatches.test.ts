import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../base/time'
import { numRuns } from '../../testing/entries'
import { anyWeighings, watched, weighed } from '../../testing/watched'
import { lines, plainText, TODAY, WATCH } from '../alerts/alertMessages'
import { watchLevels } from '../rules/rules'
import type { TimedWeighing } from './weightWatches'

/** Each weighing is days ago and grams, the newest first. */
type Row = [what: string, weighings: [daysAgo: number, grams: number][], raised: string[]]

const rows: Row[] = [
  ['aucune pesée', [], []],
  ['une seule', [[0, 4200]], []],
  [
    'rien ne change',
    [
      [0, 4200],
      [30, 4200],
    ],
    [],
  ],
  [
    '12 % en 29 jours, non confirmés',
    [
      [0, 3700],
      [29, 4210],
    ],
    ['weight-loss amber'],
  ],
  [
    'confirmés le lendemain',
    [
      [0, 3700],
      [1, 3720],
      [29, 4210],
    ],
    ['weight-loss-confirmed red'],
  ],
  [
    '10 % juste',
    [
      [0, 3600],
      [1, 3600],
      [90, 4000],
    ],
    ['weight-loss-confirmed red'],
  ],
  [
    'un gramme de moins que 10 %',
    [
      [0, 3601],
      [32, 3601],
      [90, 4000],
    ],
    [],
  ],
  [
    'la pesée d’avant n’y est pas encore',
    [
      [0, 3600],
      [1, 3700],
      [90, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'la pesée d’avant est à 31 jours',
    [
      [0, 3600],
      [31, 3600],
      [90, 4000],
    ],
    ['weight-loss-confirmed red'],
  ],
  [
    'à 32 jours elle ne confirme pas',
    [
      [0, 3600],
      [32, 3600],
      [90, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'deux fois le même jour ne confirment pas: la dernière compte',
    [
      [0, 3600],
      [0, 3500],
      [29, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'le poids de référence est à 91 jours',
    [
      [0, 3600],
      [1, 3600],
      [91, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    '10 % en un an',
    [
      [0, 3600],
      [365, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'il y a plus d’un an',
    [
      [0, 3600],
      [366, 4000],
    ],
    [],
  ],
  [
    '5 % en un mois',
    [
      [0, 3800],
      [31, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    '5 % en 32 jours',
    [
      [0, 3800],
      [32, 4000],
    ],
    [],
  ],
  [
    'un peu moins de 5 %',
    [
      [0, 3801],
      [31, 4000],
    ],
    [],
  ],
  [
    'la plus lourde des pesées compte',
    [
      [0, 3800],
      [5, 3790],
      [20, 4000],
      [30, 3900],
    ],
    ['weight-loss amber'],
  ],
  [
    'moins de 100 g ne sont que la balance',
    [
      [0, 801],
      [1, 801],
      [29, 900],
    ],
    [],
  ],
  [
    '100 g',
    [
      [0, 800],
      [1, 800],
      [29, 900],
    ],
    ['weight-loss-confirmed red'],
  ],
  [
    '5 % de plus en une semaine',
    [
      [0, 4200],
      [7, 4000],
    ],
    ['weight-gain-fast amber'],
  ],
  [
    'en huit jours',
    [
      [0, 4200],
      [8, 4000],
    ],
    [],
  ],
  [
    'un peu moins de 5 %, en plus',
    [
      [0, 4199],
      [7, 4000],
    ],
    [],
  ],
  [
    'moins de 100 g de plus',
    [
      [0, 1099],
      [7, 1000],
    ],
    [],
  ],
  [
    '100 g de plus',
    [
      [0, 1100],
      [7, 1000],
    ],
    ['weight-gain-fast amber'],
  ],
  [
    'la plus légère de la semaine compte',
    [
      [0, 4200],
      [1, 4150],
      [6, 4000],
      [7, 4100],
    ],
    ['weight-gain-fast amber'],
  ],
  [
    'perdu en un mois, repris en une semaine',
    [
      [0, 4200],
      [3, 4000],
      [30, 4500],
    ],
    ['weight-loss amber', 'weight-gain-fast amber'],
  ],
  [
    '60 jours après, la perte parle encore',
    [
      [60, 3600],
      [61, 3600],
      [90, 4000],
    ],
    ['weight-loss-confirmed red', 'weighing-due info'],
  ],
  [
    '61 jours après, non',
    [
      [61, 3600],
      [62, 3600],
      [90, 4000],
    ],
    ['weighing-due info'],
  ],
  ['pesé il y a 31 jours', [[31, 4200]], []],
  ['il y a 32 jours', [[32, 4200]], ['weighing-due info']],
  [
    'une perte, pesé il y a 14 jours',
    [
      [14, 3800],
      [40, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'une perte, pesé il y a 15 jours',
    [
      [15, 3800],
      [40, 4000],
    ],
    ['weight-loss amber', 'weighing-due info'],
  ],
  [
    'une prise, pesé il y a 15 jours',
    [
      [15, 4200],
      [20, 4000],
    ],
    ['weight-gain-fast amber'],
  ],
  [
    'une pesée à venir, l’horloge reculée, ne compte pas',
    [
      [-3, 3000],
      [0, 4200],
    ],
    [],
  ],
]

const watchesOf = (weighings: readonly TimedWeighing[]) => watched({ weighings })

describe('weight (product/watches 3)', () => {
  test.each(rows)('%s', (_, weighings, expected) => {
    const found = watchesOf(weighings.map(([daysAgo, grams]) => weighed(daysAgo, grams)))
    expect(found.map(({ rule, level }) => `${rule} ${level}`)).toEqual(expected)
  })

  test('the reasons name the compared weighings', () => {
    const [loss] = watchesOf([weighed(0, 3700), weighed(29, 4210)])
    expect(plainText(loss!.lines)).toBe(
      `Perte de poids\u00a0: −12\u00a0% en 29 jours (4,21\u00a0kg le 15/02, 3,7\u00a0kg le 16/03).\nPesez de nouveau demain, sur la même balance.\n${plainText(lines(WATCH))}`,
    )
    expect(loss!.reasons.map(({ day, label }) => `${day} ${label}`)).toEqual([
      '2025-03-16 Poids\u00a0: 3,7 kg',
      '2025-02-15 Poids\u00a0: 4,21 kg',
    ])
    const [confirmed] = watchesOf([weighed(0, 3700), weighed(1, 3690), weighed(29, 4210)])
    expect(plainText(confirmed!.lines)).toBe(
      `Perte de poids confirmée\u00a0: −12\u00a0% en 29 jours (4,21\u00a0kg le 15/02, 3,7\u00a0kg le 16/03).\n${plainText(lines(TODAY))}`,
    )
    expect(confirmed!.reasons.map(({ day }) => day)).toEqual([
      '2025-03-16',
      '2025-03-15',
      '2025-02-15',
    ])
    const [slow] = watchesOf([weighed(0, 3800), weighed(31, 4000)])
    expect(plainText(slow!.lines)).not.toContain('demain')
    const [gain] = watchesOf([weighed(0, 4250), weighed(1, 4000)])
    expect(plainText(gain!.lines)).toMatch(
      /^Prise de poids rapide\u00a0: \+6\u00a0% en 1 jour \(4,0\u00a0kg le 15\/03, 4,25\u00a0kg le 16\/03\)\. Du liquide/,
    )
    const [again] = watchesOf([weighed(0, 4250), weighed(1, 4000), weighed(2, 4000)])
    expect(plainText(again!.lines)).toContain('en 1 jour (4,0\u00a0kg le 15/03,')
    const [since] = watchesOf([weighed(0, 3700), weighed(20, 4210), weighed(29, 4210)])
    expect(plainText(since!.lines)).toContain('en 20 jours (4,21\u00a0kg le 24/02,')
    const [due] = watchesOf([weighed(40, 4200)])
    expect(plainText(due!.lines)).toBe(
      'Pesée\u00a0: la dernière, du 04/02, n’est plus récente.\nPesez votre chat, si possible sur la même balance.',
    )
    const [old] = watchesOf([weighed(80, 4200)])
    expect(plainText(old!.lines)).toMatch(
      /^Pesée\u00a0: la dernière, du 26\/12\/2024, n’est plus récente\./,
    )
    const [year] = watchesOf([weighed(0, 3700), weighed(80, 4210)])
    expect(plainText(year!.lines)).toContain(
      'en 80 jours (4,21\u00a0kg le 26/12/2024, 3,7\u00a0kg le 16/03)',
    )
    expect(due!.reasons).toEqual([
      {
        day: '2025-02-04',
        date: `${addDays('2025-03-16', -40)}T07:00:00Z`,
        label: 'Poids\u00a0: 4,2 kg',
      },
    ])
  })

  test('a lower newest weight never lowers the level of a loss', () => {
    const levelOf = (weighings: TimedWeighing[]) =>
      Math.max(
        0,
        ...watchesOf(weighings)
          .filter(({ rule }) => rule.startsWith('weight-loss'))
          .map(({ level }) => 3 - watchLevels.indexOf(level)),
      )
    fc.assert(
      fc.property(
        anyWeighings,
        fc.integer({ min: 1, max: 200 }),
        ([newest, ...others], decagrams) => {
          if (!newest) return
          fc.pre(newest.grams - decagrams * 10 >= 300)
          expect(
            levelOf([{ ...newest, grams: newest.grams - decagrams * 10 }, ...others]),
          ).toBeGreaterThanOrEqual(levelOf([newest, ...others]))
        },
      ),
      { numRuns },
    )
  })
})
