import { describe, expect, test } from 'vitest'
import { addDays } from '../../base/time'
import { weighed } from '../../testing/watched'
import { watchesOf, type WeightRow as Row } from '../../testing/weightRows'
import { lines, plainText, TODAY, WATCH } from '../alerts/alertMessages'

const rows: Row[] = [
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
})
