import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numRuns } from '../../testing/entries'
import { anyWeighings, weighed } from '../../testing/watched'
import { watchesOf, type WeightRow as Row } from '../../testing/weightRows'
import { watchLevels } from '../rules/rules'
import type { TimedWeighing } from './weightWatches'

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
