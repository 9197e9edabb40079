import { describe, expect, test } from 'vitest'
import type { EntryOverrides } from '../../testing/entries'
import { entryAgo, days, watchesFor, daysAgoFrom, entriesOn } from '../../testing/watchInput'
import { plainText } from '../alerts/alertMessages'
import type { Entry } from '../answers/entry'

/** The entries of today and the days before. */
type Row = [title: string, entries: Entry[], level: string | undefined]

const well: EntryOverrides = {}
const less: EntryOverrides = { quickHydrationValue: 'less' }
const quarter: EntryOverrides = { appetite: 2 }
const vomits: EntryOverrides = { vomiting: 1 }
const tired: EntryOverrides = { lethargy: 2 }
const often: EntryOverrides = { urination: 9, urinationBallSize: 'small' }

const two = { ...quarter, ...tired }
const three = { ...two, vomiting: 2 }
const four = { ...three, ...less }
const five = { ...four, ...often }

const firstRows: Row[] = [
  ['one sign', days(quarter), undefined],
  ['two signs: appetite and hydration', days({ ...quarter, ...less }), 'amber'],
  ['two signs: hydration and urination', days({ ...less, ...often }), 'amber'],
  [
    'three signs, neither appetite nor energy is low',
    days({ ...less, vomiting: 2, ...often }),
    'amber',
  ],
  ['three signs, one of them an appetite of 25 %', days({ ...less, ...often, ...quarter }), 'red'],
  ['three signs, one of them low energy', days({ ...less, ...often, ...tired }), 'red'],
  [
    'three signs, one of them an appetite of 50–75 %',
    days({ ...less, ...often, appetite: 3 }),
    'amber',
  ],
  [
    'four signs, one of them an appetite of 50–75 %',
    days({ ...less, ...often, vomiting: 2, appetite: 3 }),
    'red',
  ],
  [
    'three signs, appetite and energy unanswered',
    days({ ...less, vomiting: 2, ...often, appetite: null, lethargy: null }),
    'amber',
  ],
  ['five signs', days(five), 'red'],
  [
    'three signs, neither appetite nor energy is low, the entry before is eight days old',
    [entryAgo(0, { ...less, vomiting: 2, ...often }), entryAgo(8)],
    'amber',
  ],
  [
    'three signs, only six entries on days 8 to 35 and none on days 1 to 7',
    [entryAgo(0, three), ...entriesOn(daysAgoFrom(8, 13), three)],
    'red',
  ],
]

const baselineRows: Row[] = [
  ['two signs today, none yesterday', days(two, well), 'amber'],
  ['three signs today, none yesterday', days(three, well), 'red'],
  ['one sign today, none yesterday', days(quarter, well), undefined],
  [
    'three signs each day, the newest entry without a sign is seven days old',
    [entryAgo(0, three), ...entriesOn(daysAgoFrom(1, 6), three), entryAgo(7), entryAgo(8)],
    'red',
  ],
  [
    'three signs each day, the newest entry without a sign is eight days old',
    [entryAgo(0, three), ...entriesOn(daysAgoFrom(1, 7), three), entryAgo(8), entryAgo(9)],
    undefined,
  ],
  [
    'three signs, two signs in seven entries on days 8 to 14: one more than usual',
    [entryAgo(0, three), entryAgo(1), ...entriesOn(daysAgoFrom(8, 14), two)],
    undefined,
  ],
  [
    'three signs, two signs in only six entries on days 8 to 35: yesterday without a sign counts',
    [entryAgo(0, three), entryAgo(1), ...entriesOn(daysAgoFrom(8, 13), two)],
    'red',
  ],
  [
    'three signs, the seventh entry with two signs is 35 days old: part of the baseline',
    [entryAgo(0, three), entryAgo(1), ...entriesOn([...daysAgoFrom(8, 13), 35], two)],
    undefined,
  ],
  [
    'three signs, the seventh entry with two signs is 36 days old: not part of the baseline',
    [entryAgo(0, three), entryAgo(1), ...entriesOn([...daysAgoFrom(8, 13), 36], two)],
    'red',
  ],
  [
    'three signs, the seventh entry is seven days old, without a sign: not part of the baseline',
    [entryAgo(0, three), ...entriesOn(daysAgoFrom(7, 13), two).with(0, entryAgo(7)), entryAgo(40)],
    'red',
  ],
  [
    'two signs today, and in three of seven earlier entries: their median is zero',
    [
      entryAgo(0, two),
      ...entriesOn(daysAgoFrom(8, 11), well),
      ...entriesOn(daysAgoFrom(12, 14), two),
    ],
    'amber',
  ],
  [
    'two signs today, and in four of seven earlier entries: their median is two',
    [
      entryAgo(0, two),
      ...entriesOn(daysAgoFrom(8, 10), well),
      ...entriesOn(daysAgoFrom(11, 14), two),
    ],
    undefined,
  ],
  [
    'three signs, a median of one from entries with zero and two: two more than usual',
    [
      entryAgo(0, three),
      ...entriesOn(daysAgoFrom(8, 11), well),
      ...entriesOn(daysAgoFrom(12, 15), two),
    ],
    'red',
  ],
  [
    'two signs, a median of one from entries with zero and two: one more than usual',
    [
      entryAgo(0, two),
      ...entriesOn(daysAgoFrom(8, 11), well),
      ...entriesOn(daysAgoFrom(12, 15), two),
    ],
    undefined,
  ],
  [
    'three signs on each of the last eight days, none on days 8 to 20',
    [
      entryAgo(0, three),
      ...entriesOn(daysAgoFrom(1, 7), three),
      ...entriesOn(daysAgoFrom(8, 20), well),
    ],
    'red',
  ],
  [
    'four signs today, a usual of two',
    [entryAgo(0, four), ...entriesOn(daysAgoFrom(8, 20), two)],
    'red',
  ],
]

const levelOf = (entries: Entry[]) =>
  watchesFor({ entries }).find(({ rule }) => rule === 'several-signs')?.level

describe('several signs without a baseline (product/watches 2.2)', () => {
  test.each(firstRows)('%s', (_, entries, level) => expect(levelOf(entries)).toBe(level))
})

describe('several signs and the cat’s usual (product/watches 2.2)', () => {
  test.each(baselineRows)('%s', (_, entries, level) => expect(levelOf(entries)).toBe(level))

  test('a red alert hides the watch', () => {
    expect(levelOf(days({ ...three, noUrination: true }, well))).toBeUndefined()
  })
})

describe('the words name what was seen (product/watches 2.2)', () => {
  const seen = (answers: EntryOverrides, gender: 'male' | 'female' | null = 'male') =>
    plainText(
      watchesFor({ entries: days(answers, { quickHydrationValue: null }), gender }).find(
        ({ rule }) => rule === 'several-signs',
      )!.lines,
    )
      .split('\n')[0]!
      .replaceAll(/[\u00a0\u202f]/g, ' ')

  test.each<[EntryOverrides, string]>([
    [
      { ...less, ...quarter, ...vomits, lethargy: 1 },
      'boit moins, mange 25 %, 1 vomissement, très abattu',
    ],
    [{ quickHydrationValue: 'more', vomiting: 2 }, 'boit plus, 2 vomissements'],
    [
      { ...often, ...quarter },
      'mange 25 %, urinations très fréquentes, petites boules ou boules non regardées',
    ],
  ])('%o', (answers, words) =>
    expect(seen(answers)).toBe(`Plusieurs signes le même jour : ${words}.`),
  )

  test('the words agree with the cat’s sex', () => {
    expect(seen({ ...quarter, lethargy: 1 }, 'female')).toContain('très abattue')
  })

  test('the reasons name the answers and those of the day before', () => {
    const signs = watchesFor({ entries: days({ appetite: 2, lethargy: 1 }, well) }).find(
      ({ rule }) => rule === 'several-signs',
    )
    expect(signs!.reasons.map(({ day, label }) => `${day} ${label}`)).toEqual([
      '2025-03-16 Appétit\u00a0: 25\u202f%',
      '2025-03-15 Appétit\u00a0: 100\u202f%',
      '2025-03-16 Énergie\u00a0: très basse',
      "2025-03-15 Énergie\u00a0: comme d'habitude",
    ])
  })
})
