import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numRuns } from '../../../testing/entries'
import { anyWeighings, weighed } from '../../../testing/watchInput'
import { watchesOf, type WeightCase as Row } from '../../../testing/weightRows'
import type { TimedWeighing } from '../../history/timedWeighing'
import { watchLevels } from '../../rules/watchRow'

const rows: Row[] = [
  ['no weighing', [], []],
  ['a single weighing', [[0, 4200]], []],
  [
    'no change of weight in 30 days',
    [
      [0, 4200],
      [30, 4200],
    ],
    [],
  ],
  [
    'a loss of 12 % in 29 days, not confirmed',
    [
      [0, 3700],
      [29, 4210],
    ],
    ['weight-loss amber'],
  ],
  [
    'a loss of more than 10 % in 29 days, confirmed by weighings on two days',
    [
      [0, 3700],
      [1, 3720],
      [29, 4210],
    ],
    ['weight-loss-confirmed red'],
  ],
  [
    'a confirmed loss of exactly 10 % in 100 days',
    [
      [0, 3600],
      [1, 3600],
      [100, 4000],
    ],
    ['weight-loss-confirmed red'],
  ],
  [
    'a loss of 10 % in 101 days counts as a loss within a year',
    [
      [0, 3600],
      [1, 3600],
      [50, 3700],
      [101, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'a loss of 1 g less than 10 %',
    [
      [0, 3601],
      [50, 3601],
      [90, 4000],
    ],
    [],
  ],
  [
    'the newest of three weighings is too light: their median shows no loss',
    [
      [0, 3500],
      [1, 4000],
      [2, 4000],
      [29, 4000],
    ],
    ['weight-drop amber'],
  ],
  [
    'the newest of three weighings is too heavy: their median shows the loss',
    [
      [0, 4000],
      [1, 3600],
      [2, 3600],
      [29, 4000],
    ],
    ['weight-loss-confirmed red', 'weight-gain-fast red'],
  ],
  [
    'the mean of two weighings is a loss of 10 %, only one of the two is: not confirmed',
    [
      [0, 3500],
      [1, 3680],
      [29, 4000],
    ],
    ['weight-loss amber', 'weight-drop amber'],
  ],
  [
    'of four weighings within six days only the newest three are the current weight',
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
    'a weighing six days before the newest is part of the current weight',
    [
      [0, 3600],
      [6, 4000],
      [50, 4000],
    ],
    [],
  ],
  [
    'a weighing seven days before the newest is an earlier weighing',
    [
      [0, 3600],
      [7, 4000],
      [50, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'a loss of 10 %, confirmed by the previous weighing 45 days earlier',
    [
      [0, 3600],
      [45, 3600],
      [90, 4000],
    ],
    ['weight-loss-confirmed red'],
  ],
  [
    'a loss of 10 %, the previous weighing 46 days earlier does not confirm it',
    [
      [0, 3600],
      [46, 3600],
      [90, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'a loss of 10 %, the previous weighing with just under 10 % does not confirm it',
    [
      [0, 3600],
      [10, 3601],
      [90, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'two weighings of the same day do not confirm a loss of 10 %',
    [
      [0, 3600],
      [0, 3500],
      [29, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'a confirmed loss, the newest weighing is seven days old',
    [
      [7, 3600],
      [8, 3600],
      [40, 4000],
    ],
    ['weight-loss-confirmed red'],
  ],
  [
    'a confirmed loss, the newest weighing is eight days old',
    [
      [8, 3600],
      [9, 3600],
      [40, 4000],
    ],
    ['weight-loss-confirmed amber'],
  ],
  [
    'a loss of more than 10 % that is less than 100 g',
    [
      [0, 801],
      [1, 801],
      [29, 900],
    ],
    [],
  ],
  [
    'a loss of more than 10 % that is exactly 100 g',
    [
      [0, 800],
      [1, 800],
      [29, 900],
    ],
    ['weight-loss-confirmed red'],
  ],
  [
    'a loss of 12 % that was regained',
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
