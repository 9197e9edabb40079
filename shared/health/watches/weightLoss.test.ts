import { describe, expect, test } from 'vitest'
import { weighed } from '../../testing/watchInput'
import { watchesOf, type WeightCase as Row } from '../../testing/weightRows'

const rows: Row[] = [
  [
    '5 % en 45 jours',
    [
      [0, 3800],
      [45, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    '5 % en 46 jours',
    [
      [0, 3800],
      [46, 4000],
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
    '5 % en 33 jours, pesé rarement',
    [
      [0, 3800],
      [33, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    '10 % en 100 jours, sans perte récente',
    [
      [0, 3600],
      [50, 3600],
      [100, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    '10 % en un an, et encore 2 % en 60 jours',
    [
      [0, 6860],
      [60, 7000],
      [365, 8000],
    ],
    ['weight-loss amber'],
  ],
  [
    '10 % en un an, moins de 2 % depuis: ce fut il y a longtemps',
    [
      [0, 6861],
      [60, 7000],
      [365, 8000],
    ],
    [],
  ],
  [
    '10 % en un an, rien en 60 jours pour comparer',
    [
      [0, 6860],
      [61, 7000],
      [365, 8000],
    ],
    [],
  ],
  [
    '10 % en un an, moins de 100 g depuis',
    [
      [0, 3600],
      [60, 3699],
      [365, 4000],
    ],
    [],
  ],
  [
    '10 % en un an, 100 g depuis',
    [
      [0, 3600],
      [60, 3700],
      [365, 4000],
    ],
    ['weight-loss amber'],
  ],
  [
    'il y a plus d’un an',
    [
      [0, 3600],
      [60, 3700],
      [366, 4000],
    ],
    [],
  ],
  [
    'de trois pesées, la plus lourde compte',
    [
      [0, 3800],
      [10, 3850],
      [20, 4000],
      [30, 3900],
    ],
    ['weight-loss amber'],
  ],
  [
    'de quatre, l’avant-dernière: une erreur de la balance ne compte pas',
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
    'de quatre, deux lourdes comptent',
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
