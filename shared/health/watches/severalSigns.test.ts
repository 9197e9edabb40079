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
  ['un signe', days(quarter), undefined],
  ['deux signes, appétit et boisson', days({ ...quarter, ...less }), 'amber'],
  ['deux signes, boisson et urination', days({ ...less, ...often }), 'amber'],
  [
    'trois signes, ni l’appétit ni l’énergie n’est bas',
    days({ ...less, vomiting: 2, ...often }),
    'amber',
  ],
  ['trois signes, l’appétit à 25 %', days({ ...less, ...often, ...quarter }), 'red'],
  ['trois signes, l’énergie à 2', days({ ...less, ...often, ...tired }), 'red'],
  ['trois signes, l’appétit à 75 % seulement', days({ ...less, ...often, appetite: 3 }), 'amber'],
  [
    'quatre signes, l’appétit à 75 % seulement',
    days({ ...less, ...often, vomiting: 2, appetite: 3 }),
    'red',
  ],
  [
    'trois signes, l’appétit et l’énergie sans réponse',
    days({ ...less, vomiting: 2, ...often, appetite: null, lethargy: null }),
    'amber',
  ],
  ['cinq signes', days(five), 'red'],
  ['la saisie d’avant est du huitième jour', [entryAgo(0, two), entryAgo(8)], 'amber'],
  [
    'six saisies des jours 8 à 35, aucune des sept derniers jours',
    [entryAgo(0, three), ...entriesOn(daysAgoFrom(8, 13), three)],
    'red',
  ],
]

const baselineRows: Row[] = [
  ['deux signes, rien la veille', days(two, well), 'amber'],
  ['trois signes, rien la veille', days(three, well), 'red'],
  ['un signe, rien la veille', days(quarter, well), undefined],
  [
    'le plus calme des sept derniers jours compte: le septième',
    [entryAgo(0, three), ...entriesOn(daysAgoFrom(1, 6), three), entryAgo(7), entryAgo(8)],
    'red',
  ],
  [
    'le huitième jour n’en est plus',
    [entryAgo(0, three), ...entriesOn(daysAgoFrom(1, 7), three), entryAgo(8), entryAgo(9)],
    undefined,
  ],
  [
    'sept saisies des jours 8 à 14 avec deux signes: trois n’en sont qu’un de plus',
    [entryAgo(0, three), entryAgo(1), ...entriesOn(daysAgoFrom(8, 14), two)],
    undefined,
  ],
  [
    'six saisies seulement: la veille calme compte',
    [entryAgo(0, three), entryAgo(1), ...entriesOn(daysAgoFrom(8, 13), two)],
    'red',
  ],
  [
    'le jour 35 en est',
    [entryAgo(0, three), entryAgo(1), ...entriesOn([...daysAgoFrom(8, 13), 35], two)],
    undefined,
  ],
  [
    'le jour 36 n’en est pas',
    [entryAgo(0, three), entryAgo(1), ...entriesOn([...daysAgoFrom(8, 13), 36], two)],
    'red',
  ],
  [
    'le jour 7 n’en est pas',
    [entryAgo(0, three), ...entriesOn(daysAgoFrom(7, 13), two).with(0, entryAgo(7)), entryAgo(40)],
    'red',
  ],
  [
    'la médiane: trois jours sur sept avec deux signes ne sont pas l’habitude',
    [
      entryAgo(0, two),
      ...entriesOn(daysAgoFrom(8, 11), well),
      ...entriesOn(daysAgoFrom(12, 14), two),
    ],
    'amber',
  ],
  [
    'la médiane: quatre sur sept le sont',
    [
      entryAgo(0, two),
      ...entriesOn(daysAgoFrom(8, 10), well),
      ...entriesOn(daysAgoFrom(11, 14), two),
    ],
    undefined,
  ],
  [
    'entre zéro et deux, la médiane est un: trois signes en sont deux de plus',
    [
      entryAgo(0, three),
      ...entriesOn(daysAgoFrom(8, 11), well),
      ...entriesOn(daysAgoFrom(12, 15), two),
    ],
    'red',
  ],
  [
    'et deux signes n’en sont qu’un de plus',
    [
      entryAgo(0, two),
      ...entriesOn(daysAgoFrom(8, 11), well),
      ...entriesOn(daysAgoFrom(12, 15), two),
    ],
    undefined,
  ],
  [
    'une semaine mauvaise ne cache pas la suite: l’habitude est celle d’avant',
    [
      entryAgo(0, three),
      ...entriesOn(daysAgoFrom(1, 7), three),
      ...entriesOn(daysAgoFrom(8, 20), well),
    ],
    'red',
  ],
  [
    'deux signes d’habitude, quatre aujourd’hui',
    [entryAgo(0, four), ...entriesOn(daysAgoFrom(8, 20), two)],
    'red',
  ],
]

const levelOf = (entries: Entry[]) =>
  watchesFor({ entries }).find(({ rule }) => rule === 'several-signs')?.level

describe('several signs without an earlier entry (product/watches 2.2)', () => {
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
