import { describe, expect, test } from 'vitest'
import type { EntryOverrides } from '../../testing/entries'
import { entryAgo, days, today, watchesFor } from '../../testing/watchInput'
import { plainText } from '../alerts/alertMessages'
import type { Entry, Stool } from '../answers/entry'
import { daysWithoutStool } from './stoolWatches'

/**
 * The answers of today and the days before; null for no answer, 'no entry' for a day without an
 * entry.
 */
type Row = [title: string, answers: (Stool | null | 'no entry')[], expected: string[]]

const rows: Row[] = [
  ['normales', ['normal', 'normal', 'normal'], []],
  ['sans réponse', [null, null, null], []],
  ['aucune un jour', ['none', 'normal'], []],
  ['aucune deux jours', ['none', 'none', 'normal'], ['stool-none info']],
  ['aucune trois jours', ['none', 'none', 'none', 'normal'], ['stool-none amber']],
  ['aucune trois jours, un jour manque', ['none', 'none', 'no entry', 'none'], ['stool-none info']],
  ['aucune, un jour pas vu', ['none', 'unseen', 'none', 'none'], []],
  ['aucune jusqu’à hier', ['normal', 'none', 'none', 'none'], []],
  ['dures un jour', ['hard', 'normal'], []],
  ['dures deux jours', ['hard', 'hard'], ['stool-hard info']],
  [
    'dures deux jours répondus, pas vu et un jour sans saisie entre eux',
    ['hard', 'unseen', 'no entry', 'hard'],
    ['stool-hard info'],
  ],
  ['dures, puis aucune', ['none', 'hard', 'hard'], []],
  ['molles deux jours', ['soft', 'soft', 'normal'], ['stool-soft info']],
  ['molles trois jours', ['soft', 'soft', null, 'soft'], ['stool-soft amber']],
  [
    'dures, la fois d’avant il y a sept jours',
    ['hard', ...Array.from({ length: 6 }, () => null), 'hard'],
    ['stool-hard info'],
  ],
  [
    'dures, la fois d’avant il y a huit jours',
    ['hard', ...Array.from({ length: 7 }, () => null), 'hard'],
    [],
  ],
  [
    'dures, la dernière réponse d’avant-hier',
    [null, 'unseen', 'hard', 'hard'],
    ['stool-hard info'],
  ],
  ['dures, la dernière réponse d’il y a trois jours', [null, null, null, 'hard', 'hard'], []],
  ['molles, la dernière réponse d’avant-hier', [null, null, 'soft', 'soft'], ['stool-soft info']],
  ['molles, la dernière réponse d’il y a trois jours', [null, null, null, 'soft', 'soft'], []],
  [
    'molles, la troisième il y a sept jours',
    ['soft', 'soft', ...Array.from({ length: 5 }, () => null), 'soft'],
    ['stool-soft amber'],
  ],
  [
    'molles, la troisième il y a huit jours',
    ['soft', 'soft', ...Array.from({ length: 6 }, () => null), 'soft'],
    ['stool-soft info'],
  ],
]

describe('stool (product/watches 6)', () => {
  test.each(rows)('%s', (_, stools, expected) => {
    const entries = days(
      ...stools.map((stool): EntryOverrides | null => (stool === 'no entry' ? null : { stool })),
    )
    expect(watchesFor({ entries }).map(({ rule, level }) => `${rule} ${level}`)).toEqual(expected)
  })

  test.each<[title: string, answers: EntryOverrides, before: EntryOverrides, level: string]>([
    ['un vomissement', { vomiting: 1 }, {}, 'red'],
    ['mange 75 %', { appetite: 3 }, {}, 'red'],
    ['mange tout', { appetite: 4, vomiting: 0 }, {}, 'amber'],
    ['sans réponse', { appetite: null, vomiting: null }, {}, 'amber'],
    ['un vomissement la veille', {}, { vomiting: 1 }, 'amber'],
    ['mange 75 % la veille', {}, { appetite: 3 }, 'amber'],
  ])('aucune trois jours, %s', (_, answers, before, level) => {
    const none: EntryOverrides = { stool: 'none' }
    const found = watchesFor({
      entries: days({ ...none, ...answers }, { ...none, ...before }, none, { stool: 'normal' }),
    }).find(({ rule }) => rule === 'stool-none')!
    expect(found.level).toBe(level)
    expect(plainText(found.lines).startsWith('Constipation avec d’autres signes')).toBe(
      level === 'red',
    )
  })

  test('two days with other signs are no constipation yet', () => {
    const none: EntryOverrides = { stool: 'none', vomiting: 1 }
    const levels = watchesFor({ entries: days(none, none, { stool: 'normal' }) })
    expect(levels.find(({ rule }) => rule === 'stool-none')?.level).toBe('info')
  })

  /** Returns two days without stool, and answers of the days 7 on: so many without stool. */
  const twoDays = (without: number, answered: number, from = 7) => [
    ...days({ stool: 'none' }, { stool: 'none' }, { stool: 'normal' }),
    ...Array.from({ length: answered }, (_, index) =>
      entryAgo(from + index, { stool: index < without ? 'none' : 'normal' }),
    ),
  ]
  test.each<[title: string, entries: Entry[], isRaised: boolean]>([
    ['deux jours, jamais d’habitude', twoDays(0, 10), true],
    ['deux jours, un sur dix d’habitude: 0,7 par semaine', twoDays(1, 10), true],
    ['deux jours, un sur sept: le double juste', twoDays(2, 14), true],
    ['deux jours, trois sur dix-neuf: un peu plus d’un par semaine', twoDays(3, 19), false],
    ['deux jours, un sur deux d’habitude', twoDays(5, 10), false],
    ['neuf réponses ne disent pas l’habitude', twoDays(9, 9), true],
    ['le jour 34 en est', [...twoDays(9, 9), entryAgo(34, { stool: 'none' })], false],
    ['le jour 35 non', [...twoDays(9, 9), entryAgo(35, { stool: 'none' })], true],
    ['pas vu n’est pas une réponse', [...twoDays(9, 9), entryAgo(20, { stool: 'unseen' })], true],
    [
      'quatre jours de la semaine, deux par semaine d’habitude',
      [
        ...days(
          { stool: 'none' },
          { stool: 'none' },
          {},
          { stool: 'none' },
          {},
          {},
          { stool: 'none' },
        ),
        ...twoDays(4, 14).slice(3),
      ],
      true,
    ],
  ])('%s', (_, entries, isRaised) =>
    expect(watchesFor({ entries }).map(({ rule, level }) => `${rule} ${level}`)).toEqual(
      isRaised ? ['stool-none info'] : [],
    ),
  )

  test('three days are amber whatever is usual', () => {
    const entries = [
      ...days({ stool: 'none' }, { stool: 'none' }, { stool: 'none' }, { stool: 'normal' }),
      ...twoDays(10, 10).slice(3),
    ]
    expect(watchesFor({ entries })[0]?.level).toBe('amber')
  })

  test('the reasons name the days', () => {
    const [none] = watchesFor({ entries: days({ stool: 'none' }, { stool: 'none' }) })
    expect(plainText(none!.lines)).toMatch(/^Selles\u00a0: aucune, 2\u00a0jours de suite\.\n/)
    expect(none!.reasons.map(({ day, label }) => `${day} ${label}`)).toEqual([
      '2025-03-16 Aucune selle',
      '2025-03-15 Aucune selle',
    ])
    const [soft] = watchesFor({
      entries: days({ stool: 'soft' }, { stool: 'soft' }, { stool: 'soft' }),
    })
    expect(plainText(soft!.lines)).toMatch(
      /^Selles\u00a0: molles ou liquides, 3\u00a0jours de suite ou plus\.\n/,
    )
  })

  test('counts the days without stool among the answered ones of the last 30', () => {
    expect(daysWithoutStool(days({}, {}), today)).toBeNull()
    expect(
      daysWithoutStool(days({ stool: 'none' }, { stool: 'unseen' }, { stool: 'normal' }), today),
    ).toEqual({ none: 1, answered: 2 })
    expect(
      daysWithoutStool(
        [
          entryAgo(-1, { stool: 'none' }),
          entryAgo(29, { stool: 'none' }),
          entryAgo(30, { stool: 'none' }),
        ],
        today,
      ),
    ).toEqual({ none: 1, answered: 1 })
  })
})
