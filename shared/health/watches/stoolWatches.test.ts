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
  ['normal stool on three days', ['normal', 'normal', 'normal'], []],
  ['no answer on three days', [null, null, null], []],
  ['no stool on one day', ['none', 'normal'], []],
  ['no stool on two days', ['none', 'none', 'normal'], ['stool-none info']],
  ['no stool on three days', ['none', 'none', 'none', 'normal'], ['stool-none amber']],
  [
    'no stool today, yesterday and three days ago, no entry two days ago',
    ['none', 'none', 'no entry', 'none'],
    ['stool-none info'],
  ],
  [
    'no stool today, stool unseen yesterday, no stool on the two days before',
    ['none', 'unseen', 'none', 'none'],
    [],
  ],
  ['normal stool today, no stool on the three days before', ['normal', 'none', 'none', 'none'], []],
  ['hard stool on one day', ['hard', 'normal'], []],
  ['hard stool on two days', ['hard', 'hard'], ['stool-hard info']],
  [
    'hard stool in two answers, an unseen day and a day without an entry between them',
    ['hard', 'unseen', 'no entry', 'hard'],
    ['stool-hard info'],
  ],
  ['no stool today, hard stool on the two days before', ['none', 'hard', 'hard'], []],
  ['soft stool on two days', ['soft', 'soft', 'normal'], ['stool-soft info']],
  [
    'soft stool in three answers, a day without an answer between them',
    ['soft', 'soft', null, 'soft'],
    ['stool-soft amber'],
  ],
  [
    'hard stool today and seven days ago, no answer between them',
    ['hard', ...Array.from({ length: 6 }, () => null), 'hard'],
    ['stool-hard info'],
  ],
  [
    'hard stool today and eight days ago, no answer between them',
    ['hard', ...Array.from({ length: 7 }, () => null), 'hard'],
    [],
  ],
  [
    'hard stool in two answers, the newest two days ago',
    [null, 'unseen', 'hard', 'hard'],
    ['stool-hard info'],
  ],
  ['hard stool in two answers, the newest three days ago', [null, null, null, 'hard', 'hard'], []],
  [
    'soft stool in two answers, the newest two days ago',
    [null, null, 'soft', 'soft'],
    ['stool-soft info'],
  ],
  ['soft stool in two answers, the newest three days ago', [null, null, null, 'soft', 'soft'], []],
  [
    'soft stool today, yesterday and seven days ago, no answer between them',
    ['soft', 'soft', ...Array.from({ length: 5 }, () => null), 'soft'],
    ['stool-soft amber'],
  ],
  [
    'soft stool today, yesterday and eight days ago, no answer between them',
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
    ['a vomiting today', { vomiting: 1 }, {}, 'red'],
    ['50–75 % eaten today', { appetite: 3 }, {}, 'red'],
    ['the whole ration eaten and no vomiting today', { appetite: 4, vomiting: 0 }, {}, 'amber'],
    ['appetite and vomiting unanswered today', { appetite: null, vomiting: null }, {}, 'amber'],
    ['a vomiting yesterday', {}, { vomiting: 1 }, 'amber'],
    ['50–75 % eaten yesterday', {}, { appetite: 3 }, 'amber'],
  ])('three days without stool, %s', (_, answers, before, level) => {
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
    ['two days without stool, usually none of ten days', twoDays(0, 10), true],
    ['two days without stool, usually one of ten days: 0.7 a week', twoDays(1, 10), true],
    [
      'two days without stool, usually two of fourteen days: exactly one a week',
      twoDays(2, 14),
      true,
    ],
    [
      'two days without stool, usually three of nineteen days: slightly more than one a week',
      twoDays(3, 19),
      false,
    ],
    ['two days without stool, usually five of ten days', twoDays(5, 10), false],
    [
      'two days without stool, only nine earlier answers: the usual is unknown',
      twoDays(9, 9),
      true,
    ],
    [
      'two days without stool, the tenth earlier answer is 34 days old',
      [...twoDays(9, 9), entryAgo(34, { stool: 'none' })],
      false,
    ],
    [
      'two days without stool, the tenth earlier answer is 35 days old: the usual is unknown',
      [...twoDays(9, 9), entryAgo(35, { stool: 'none' })],
      true,
    ],
    [
      'two days without stool, the tenth earlier entry has unseen stool: the usual is unknown',
      [...twoDays(9, 9), entryAgo(20, { stool: 'unseen' })],
      true,
    ],
    [
      'four days of the last week without stool, usually two a week',
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
