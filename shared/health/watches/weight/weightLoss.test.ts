import { describe, expect, test } from 'vitest'
import { weighed } from '../../../testing/watchInput'
import { watchesOf, type WeightCase as Row } from '../../../testing/weightRows'

const rows: Row[] = [
  [
    'a loss of 5 % in 45 days',
    [
      [0, 3800],
      [45, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'a loss of 5 % in 46 days',
    [
      [0, 3800],
      [46, 4000],
    ],
    [],
  ],
  [
    'a loss of just under 5 %',
    [
      [0, 3801],
      [31, 4000],
    ],
    [],
  ],
  [
    'a loss of 5 % between two weighings 33 days apart',
    [
      [0, 3800],
      [33, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'a loss of 10 % in 100 days, none in the last 50',
    [
      [0, 3600],
      [50, 3600],
      [100, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'a loss of 14 % in a year, and of 2 % in the last 60 days',
    [
      [0, 6860],
      [60, 7000],
      [365, 8000],
    ],
    ['weight-loss amber'],
  ],
  [
    'a loss of 14 % in a year, and of just under 2 % in the last 60 days',
    [
      [0, 6861],
      [60, 7000],
      [365, 8000],
    ],
    [],
  ],
  [
    'a loss of 14 % in a year, no earlier weighing in the last 60 days',
    [
      [0, 6860],
      [61, 7000],
      [365, 8000],
    ],
    [],
  ],
  [
    'a loss of 10 % in a year, and of less than 100 g in the last 60 days',
    [
      [0, 3600],
      [60, 3699],
      [365, 4000],
    ],
    [],
  ],
  [
    'a loss of 10 % in a year, and of 100 g in the last 60 days',
    [
      [0, 3600],
      [60, 3700],
      [365, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'a loss of 10 % in 366 days, and of 100 g in the last 60 days',
    [
      [0, 3600],
      [60, 3700],
      [366, 4000],
    ],
    [],
  ],
  [
    'of three earlier weighings the heaviest is the reference',
    [
      [0, 3800],
      [10, 3850],
      [20, 4000],
      [30, 3900],
    ],
    ['weight-loss amber'],
  ],
  [
    'of four earlier weighings the second heaviest is the reference, and one outlier does not count',
    [
      [0, 3800],
      [10, 3850],
      [20, 5000],
      [30, 3900],
      [40, 3850],
    ],
    [],
  ],
  [
    'of four earlier weighings two are heavy: a loss of 5 %',
    [
      [0, 3800],
      [10, 3850],
      [20, 4000],
      [30, 4000],
      [40, 3850],
    ],
    ['weight-loss amber'],
  ],
]

describe('the weighings that a loss is compared with (product/watches 3.1)', () => {
  test.each(rows)('%s', (_, weighings, expected) => {
    const found = watchesOf(weighings.map(([daysAgo, grams]) => weighed(daysAgo, grams)))
    expect(found.map(({ rule, level }) => `${rule} ${level}`)).toEqual(expected)
  })
})
