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
    ['une fois deux jours de suite, trois d’habitude', few(1, 1), 'amber'],
    ['deux fois aujourd’hui', few(2, 1), undefined],
    ['deux fois hier', few(1, 2), undefined],
    [
      'un tiers de l’habitude: deux sur six',
      few(2, 2, entriesOn(daysAgoFrom(2, 8), urine(6))),
      'amber',
    ],
    [
      'deux sur cinq sont plus d’un tiers',
      few(2, 2, entriesOn(daysAgoFrom(2, 8), urine(5))),
      undefined,
    ],
    ['zéro, la case proposée décochée', few(0, 0), 'amber'],
    ['pas vu aujourd’hui', few(null, 1), undefined],
    ['pas vu hier', few(1, null), undefined],
    [
      'la saisie d’avant est d’avant-hier',
      [entryAgo(0, urine(1)), entryAgo(2, urine(1)), ...entriesOn(daysAgoFrom(3, 9), urine(3))],
      'amber',
    ],
    [
      'elle est d’il y a trois jours',
      [entryAgo(0, urine(1)), entryAgo(3, urine(1)), ...entriesOn(daysAgoFrom(4, 10), urine(3))],
      undefined,
    ],
    [
      'six comptes ne disent pas l’habitude',
      few(1, 1, entriesOn(daysAgoFrom(2, 7), urine(3))),
      undefined,
    ],
    [
      'le trentième jour avant la première des deux en est',
      few(1, 1, entriesOn([...daysAgoFrom(2, 7), 31], urine(3))),
      'amber',
    ],
    [
      'le trente et unième non',
      few(1, 1, entriesOn([...daysAgoFrom(2, 7), 32], urine(3))),
      undefined,
    ],
    [
      'les jours pas vus ne comptent pas',
      few(1, 1, entriesOn(daysAgoFrom(2, 20), urine(null))),
      undefined,
    ],
    ['une habitude de deux', few(1, 1, entriesOn(daysAgoFrom(2, 8), urine(2))), undefined],
    [
      'une médiane de 2,5',
      few(1, 1, [
        ...entriesOn(daysAgoFrom(2, 5), urine(2)),
        ...entriesOn(daysAgoFrom(6, 9), urine(3)),
      ]),
      'amber',
    ],
    [
      'une médiane de deux, malgré des jours à neuf',
      few(1, 1, [
        ...entriesOn(daysAgoFrom(2, 6), urine(2)),
        ...entriesOn(daysAgoFrom(7, 10), urine(9)),
      ]),
      undefined,
    ],
    ['une seule saisie', [entryAgo(0, urine(1))], undefined],
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
    ['cinq fois, dix comptes', entriesOf(10, urine(5)), true],
    ['neuf comptes', entriesOf(9, urine(5)), false],
    ['quatre fois', entriesOf(10, urine(4)), false],
    ['la première saisie a 20 jours', entriesOf(10, urine(5), 20), false],
    [
      'une médiane de 4,5',
      [
        ...entriesOf(5, urine(5)).slice(0, 5),
        ...entriesOn(daysAgoFrom(5, 9), urine(4)),
        entryAgo(21, urine(null)),
      ],
      true,
    ],
    [
      'un compte du trentième jour',
      [...entriesOf(9, urine(5)).slice(0, 9), entryAgo(29, urine(5))],
      true,
    ],
    [
      'un compte plus ancien',
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
