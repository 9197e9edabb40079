import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numRuns } from '../../testing/entries'
import { anyWeighings, weighed } from '../../testing/watchInput'
import { watchesOf, type WeightCase as Row } from '../../testing/weightRows'
import { watchLevels } from '../rules/watchRow'
import type { TimedWeighing } from './timedWeighing'

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
    'confirmés par deux pesées de la semaine',
    [
      [0, 3700],
      [1, 3720],
      [29, 4210],
    ],
    ['weight-loss-confirmed red'],
  ],
  [
    '10 % juste, en 100 jours',
    [
      [0, 3600],
      [1, 3600],
      [100, 4000],
    ],
    ['weight-loss-confirmed red'],
  ],
  [
    'en 101 jours: une perte d’un an',
    [
      [0, 3600],
      [1, 3600],
      [50, 3700],
      [101, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'un gramme de moins que 10 %',
    [
      [0, 3601],
      [50, 3601],
      [90, 4000],
    ],
    [],
  ],
  [
    'la médiane de trois: une pesée trop légère ne compte pas',
    [
      [0, 3500],
      [1, 4000],
      [2, 4000],
      [29, 4000],
    ],
    ['weight-drop amber'],
  ],
  [
    'la médiane de trois: une pesée trop lourde non plus',
    [
      [0, 4000],
      [1, 3600],
      [2, 3600],
      [29, 4000],
    ],
    ['weight-loss-confirmed red', 'weight-gain-fast red'],
  ],
  [
    'de deux, la moyenne: une seule sous 10 %',
    [
      [0, 3500],
      [1, 3680],
      [29, 4000],
    ],
    ['weight-loss amber', 'weight-drop amber'],
  ],
  [
    'quatre pesées en six jours: les trois dernières',
    [
      [0, 3700],
      [1, 3700],
      [2, 3990],
      [3, 3990],
      [20, 4000],
    ],
    ['weight-loss amber', 'weight-drop amber'],
  ],
  [
    'la pesée du sixième jour en est encore',
    [
      [0, 3600],
      [6, 4000],
      [50, 4000],
    ],
    [],
  ],
  [
    'celle du septième est une pesée d’avant',
    [
      [0, 3600],
      [7, 4000],
      [50, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'confirmés par la pesée d’avant, il y a 45 jours',
    [
      [0, 3600],
      [45, 3600],
      [90, 4000],
    ],
    ['weight-loss-confirmed red'],
  ],
  [
    'à 46 jours elle ne confirme pas',
    [
      [0, 3600],
      [46, 3600],
      [90, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'la pesée d’avant n’est pas sous 10 %',
    [
      [0, 3600],
      [10, 3601],
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
    'confirmée, pesé il y a 7 jours',
    [
      [7, 3600],
      [8, 3600],
      [40, 4000],
    ],
    ['weight-loss-confirmed red'],
  ],
  [
    'confirmée, pesé il y a 8 jours',
    [
      [8, 3600],
      [9, 3600],
      [40, 4000],
    ],
    ['weight-loss-confirmed amber'],
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
    'repris: 12 % perdus, puis comme avant',
    [
      [0, 4000],
      [20, 3500],
      [21, 3500],
      [60, 4000],
    ],
    [],
  ],
]

describe('weight (product/watches 3)', () => {
  test.each(rows)('%s', (_, weighings, expected) => {
    const found = watchesOf(weighings.map(([daysAgo, grams]) => weighed(daysAgo, grams)))
    expect(found.map(({ rule, level }) => `${rule} ${level}`)).toEqual(expected)
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
