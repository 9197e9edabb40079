import { describe, expect, test } from 'vitest'
import type { EntryOverrides } from '../../testing/entries'
import { limit } from '../../testing/vetLimits'
import { entryAgo, watchesFor, daysAgoFrom, entriesOn } from '../../testing/watchInput'
import { plainText } from '../alerts/alertMessages'
import type { Entry } from '../answers/entry'

type Gender = 'male' | 'female' | null
const urine = (urination: number | null): EntryOverrides => ({ urination })
/** Returns today's and yesterday's count, and the usual of the days before. */
const few = (today: number | null, yesterday: number | null, usual: Entry[] = threes) => [
  entryAgo(0, urine(today)),
  entryAgo(1, urine(yesterday)),
  ...usual,
]
const threes = entriesOn(daysAgoFrom(2, 8), urine(3))

const levelOf = (entries: Entry[], gender: Gender = 'female') =>
  watchesFor({ entries, gender }).find(({ rule }) => rule === 'urine-few')?.level

describe('few urinations (product/watches 2.6)', () => {
  test.each<[title: string, entries: Entry[], level: string | undefined]>([
    ['one urination today and yesterday, a usual of three', few(1, 1), 'amber'],
    ['two urinations today, one yesterday', few(2, 1), undefined],
    ['one urination today, two yesterday', few(1, 2), undefined],
    [
      'two urinations today and yesterday, a third of the usual six',
      few(2, 2, entriesOn(daysAgoFrom(2, 8), urine(6))),
      'amber',
    ],
    [
      'two urinations today and yesterday, more than a third of the usual five',
      few(2, 2, entriesOn(daysAgoFrom(2, 8), urine(5))),
      undefined,
    ],
    [
      'zero urinations today and yesterday, the proposed sign of no urine unticked',
      few(0, 0),
      'amber',
    ],
    ['urination unseen today, one urination yesterday', few(null, 1), undefined],
    ['one urination today, urination unseen yesterday', few(1, null), undefined],
    [
      'one urination today and two days ago, no entry yesterday',
      [entryAgo(0, urine(1)), entryAgo(2, urine(1)), ...entriesOn(daysAgoFrom(3, 9), urine(3))],
      'amber',
    ],
    [
      'one urination today and three days ago, no entry between them',
      [entryAgo(0, urine(1)), entryAgo(3, urine(1)), ...entriesOn(daysAgoFrom(4, 10), urine(3))],
      undefined,
    ],
    [
      'only six earlier counts: the usual is unknown',
      few(1, 1, entriesOn(daysAgoFrom(2, 7), urine(3))),
      undefined,
    ],
    [
      'the seventh earlier count is 30 days before the first of the two entries',
      few(1, 1, entriesOn([...daysAgoFrom(2, 7), 31], urine(3))),
      'amber',
    ],
    [
      'the seventh earlier count is 31 days before the first of the two entries: the usual is unknown',
      few(1, 1, entriesOn([...daysAgoFrom(2, 7), 32], urine(3))),
      undefined,
    ],
    [
      'urination unseen on most earlier days: these are not part of the usual',
      few(1, 1, [...threes, ...entriesOn(daysAgoFrom(9, 20), urine(null))]),
      'amber',
    ],
    [
      'one urination today and yesterday, a usual of two',
      few(1, 1, entriesOn(daysAgoFrom(2, 8), urine(2))),
      undefined,
    ],
    [
      'one urination today and yesterday, a usual median of 2.5',
      few(1, 1, [
        ...entriesOn(daysAgoFrom(2, 5), urine(2)),
        ...entriesOn(daysAgoFrom(6, 9), urine(3)),
      ]),
      'amber',
    ],
    [
      'one urination today and yesterday, a usual median of two despite days with nine',
      few(1, 1, [
        ...entriesOn(daysAgoFrom(2, 6), urine(2)),
        ...entriesOn(daysAgoFrom(7, 10), urine(9)),
      ]),
      undefined,
    ],
    ['a single entry', [entryAgo(0, urine(1))], undefined],
  ])('%s', (_, entries, level) => expect(levelOf(entries)).toBe(level))

  test('red for a male, amber if the sex is unknown', () => {
    expect(levelOf(few(1, 1), 'male')).toBe('red')
    expect(levelOf(few(1, 1), null)).toBe('amber')
  })

  test('red with a sign of another question', () => {
    const [, ...before] = few(1, 1)
    expect(levelOf([entryAgo(0, { ...urine(1), appetite: 2 }), ...before])).toBe('red')
    expect(levelOf([entryAgo(0, { ...urine(1), lethargy: 2 }), ...before])).toBe('red')
  })

  test('a red alert of the urination replaces it, another one does not', () => {
    const [, ...before] = few(1, 1)
    expect(levelOf([entryAgo(0, { ...urine(1), straining: true }), ...before])).toBeUndefined()
    expect(levelOf([entryAgo(0, { ...urine(0), noUrination: true }), ...before])).toBeUndefined()
    expect(levelOf([entryAgo(0, { ...urine(1), appetite: 1 }), ...before])).toBe('red')
  })

  test('its reasons name both counts, its words the emergency', () => {
    const found = watchesFor({ entries: few(0, 1) }).find(({ rule }) => rule === 'urine-few')!
    expect(found.reasons.map(({ day, label }) => `${day} ${label}`)).toEqual(
      expect.arrayContaining(['2025-03-16 Urination\u00a0: 0', '2025-03-15 Urination\u00a0: 1']),
    )
    expect(plainText(found.lines)).toContain('appelez tout de suite')
  })
})

describe('the usual count of urinations (product/watches 2.8)', () => {
  const usual = (entries: Entry[], limits = [limit('weight', '3.5')]) =>
    watchesFor({ entries, limits }).find(({ rule }) => rule === 'urination-usual')
  const entriesOf = (count: number, answers: EntryOverrides, first = 21) => [
    ...entriesOn(daysAgoFrom(0, count - 1), { urinationBallSize: 'small', ...answers }),
    entryAgo(first, urine(null)),
  ]

  test.each<[title: string, entries: Entry[], isRaised: boolean]>([
    ['ten counts of five, the first entry is 21 days old', entriesOf(10, urine(5)), true],
    ['only nine counts of five', entriesOf(9, urine(5)), false],
    ['ten counts of four', entriesOf(10, urine(4)), false],
    ['ten counts of five, the first entry is only 20 days old', entriesOf(10, urine(5), 20), false],
    [
      'ten counts with a median of 4.5',
      [
        ...entriesOf(5, urine(5)).slice(0, 5),
        ...entriesOn(daysAgoFrom(5, 9), urine(4)),
        entryAgo(21, urine(null)),
      ],
      true,
    ],
    [
      'the tenth count is 29 days old',
      [...entriesOf(9, urine(5)).slice(0, 9), entryAgo(29, urine(5))],
      true,
    ],
    [
      'the tenth count is 30 days old',
      [...entriesOf(9, urine(5)).slice(0, 9), entryAgo(30, urine(5))],
      false,
    ],
  ])('%s', (_, entries, isRaised) => expect(usual(entries) !== undefined).toBe(isRaised))

  test('the watch is not raised if the vet set the number', () => {
    expect(usual(entriesOf(10, urine(5)), [limit('urinations', '6')])).toBeUndefined()
  })

  test('it names the cat and the count', () => {
    const found = usual(entriesOf(10, urine(5)))!
    expect([found.level, plainText(found.lines).replaceAll('\u00a0', ' ')]).toEqual([
      'info',
      'Minette urine 5 fois par jour depuis 30 jours.\nDemandez à votre vétérinaire de fixer son nombre habituel.',
    ])
    expect(found.reasons.map(({ label }) => label)).toEqual([
      'Urinations\u00a0: 10 comptes en 30 jours',
    ])
  })
})
