import { describe, expect, test } from 'vitest'
import type { EntryOverrides } from '../../testing/entries'
import { entryAgo, days, watchesFor, daysAgoFrom, entriesOn } from '../../testing/watchInput'
import { plainText } from '../alerts/alertMessages'
import type { Entry } from '../answers/entry'
import type { WatchRule } from '../rules/watchTable'

const well: EntryOverrides = {}
const quarter: EntryOverrides = { appetite: 2 }
const vomits: EntryOverrides = { vomiting: 1 }
const flat: EntryOverrides = { lethargy: 1 }

type Row = [title: string, entries: Entry[], level: string | undefined]

const levelOf = (rule: WatchRule, entries: Entry[]) =>
  watchesFor({ entries }).find((watch) => watch.rule === rule)?.level

const energyRows: Row[] = [
  ['très abattu, seul signe', days(flat, well), 'amber'],
  ['avec un autre signe', days({ ...flat, vomiting: 2 }, well), 'red'],
  ['deux jours de suite', days(flat, flat, well), 'red'],
  ['avant-hier, un jour sans saisie', days(flat, null, flat, well), 'amber'],
  ['hier moins actif seulement', days(flat, { lethargy: 2 }, well), 'amber'],
  ['hier sans réponse', days(flat, { lethargy: null }, flat), 'amber'],
  ['hier seulement', days(well, flat), undefined],
  ['moins actif', days({ lethargy: 2 }, { lethargy: 2 }), undefined],
  ['sous une alerte rouge', days({ ...flat, noUrination: true }, flat), undefined],
]

const appetiteRows: Row[] = [
  ['un quart trois jours de suite', days(quarter, quarter, quarter, well), 'red'],
  ['un quart deux jours de suite', days(quarter, quarter, well), undefined],
  ['trois saisies de cinq jours, avec des jours manquants', entriesOn([0, 2, 4], quarter), 'red'],
  ['la troisième est du septième jour', entriesOn([0, 3, 6], quarter), 'red'],
  ['la troisième est du huitième jour', entriesOn([0, 3, 7], quarter), undefined],
  ['deux saisies seulement', entriesOn([0, 2], quarter), undefined],
  [
    'une saisie à 75 % entre elles',
    days(quarter, { appetite: 3 }, quarter, { appetite: 3 }, quarter),
    'red',
  ],
  [
    'une saisie sans réponse entre elles',
    days(quarter, { appetite: null }, quarter, quarter),
    'red',
  ],
  ['une saisie normale entre elles', days(quarter, quarter, well, quarter), undefined],
  [
    'une saisie normale il y a six jours',
    days(quarter, null, quarter, null, quarter, null, well),
    undefined,
  ],
  ['une saisie normale il y a sept jours', [...entriesOn([0, 2, 4], quarter), entryAgo(7)], 'red'],
  [
    'aujourd’hui 75 %, trois des six jours d’avant',
    days({ appetite: 3 }, quarter, quarter, quarter),
    'red',
  ],
  ['trois jours de suite, et normale avant', days(quarter, quarter, quarter, well, well), 'red'],
  ['rien mangé: l’alerte rouge le dit', days({ appetite: 1 }, quarter, quarter), undefined],
  [
    'une autre alerte rouge ne le dit pas',
    days({ ...quarter, noUrination: true }, quarter, quarter),
    'red',
  ],
]

const lastingRows: Row[] = [
  ['quatre jours de suite', days(vomits, vomits, vomits, vomits, well), undefined],
  ['le cinquième jour', days(vomits, vomits, vomits, vomits, vomits, well), 'red'],
  [
    'le sixième, comme la veille',
    days(vomits, vomits, vomits, vomits, vomits, vomits, well),
    'amber',
  ],
  [
    'le sixième, plus que la veille',
    days({ vomiting: 2 }, vomits, vomits, vomits, vomits, vomits, well),
    'red',
  ],
  [
    'le sixième, moins que la veille',
    days(vomits, { vomiting: 2 }, vomits, vomits, vomits, vomits, well),
    'amber',
  ],
  [
    'le septième, de nouveau plus que la veille',
    days({ vomiting: 2 }, vomits, { vomiting: 2 }, vomits, vomits, vomits, vomits, well),
    'red',
  ],
  ['depuis dix jours, comme la veille', days(...Array.from({ length: 10 }, () => vomits)), 'amber'],
  ['un jour sans saisie', days(vomits, vomits, null, vomits, vomits, vomits, vomits), undefined],
  [
    'un jour sans réponse',
    days(vomits, vomits, { vomiting: null }, vomits, vomits, vomits),
    undefined,
  ],
  [
    'l’eau non gardée l’un des jours',
    days(vomits, vomits, { vomiting: 0, waterIntolerance: true }, vomits, vomits),
    'red',
  ],
  [
    'trois fois: l’alerte rouge le dit',
    days({ vomiting: 3 }, vomits, vomits, vomits, vomits),
    undefined,
  ],
  [
    'une alerte rouge de l’appétit ne le dit pas',
    days({ appetite: 1, ...vomits }, vomits, vomits, vomits, vomits),
    'red',
  ],
]

/** Vomiting on every fourth of the days 15 to 60: 2.6 days of ten. */
const usualEntries = daysAgoFrom(15, 60).map((one) => entryAgo(one, one % 4 === 0 ? vomits : well))
const oftenRows: Row[] = [
  ['trois des dix derniers jours', entriesOn([0, 2, 4], vomits), undefined],
  ['quatre, le premier est le dixième jour', entriesOn([0, 2, 4, 9], vomits), 'amber'],
  ['quatre, le premier est le onzième jour', entriesOn([0, 2, 4, 10], vomits), undefined],
  [
    'quatre, la dernière saisie est calme',
    [entryAgo(0), ...entriesOn([1, 3, 5, 7], vomits)],
    'amber',
  ],
  [
    'l’eau non gardée compte',
    [...entriesOn([0, 2, 4], vomits), entryAgo(6, { waterIntolerance: true })],
    'amber',
  ],
  [
    'quatre jours, son habitude est de 2,6 jours de dix',
    [...entriesOn([0, 2, 4, 6], vomits), ...usualEntries],
    undefined,
  ],
  [
    'six jours, deux fois son habitude',
    [...entriesOn([0, 1, 2, 3, 5, 6], vomits), ...usualEntries],
    'amber',
  ],
  [
    'neuf saisies ne disent pas l’habitude',
    [...entriesOn([0, 2, 4, 6], vomits), ...entriesOn(daysAgoFrom(15, 23), vomits)],
    'amber',
  ],
  [
    'deux fois son habitude de deux jours de dix',
    [
      ...entriesOn([0, 2, 4, 6], vomits),
      ...entriesOn(daysAgoFrom(15, 16), vomits),
      ...entriesOn(daysAgoFrom(17, 24), well),
    ],
    'amber',
  ],
  [
    'dix la disent',
    [...entriesOn([0, 2, 4, 6], vomits), ...entriesOn(daysAgoFrom(15, 24), vomits)],
    undefined,
  ],
  [
    'une habitude de zéro: quatre jours suffisent',
    [...entriesOn([0, 2, 4, 6], vomits), ...entriesOn(daysAgoFrom(15, 30), well)],
    'amber',
  ],
  [
    'six vomissements en trois jours',
    [
      entryAgo(0, { vomiting: 2 }),
      entryAgo(1, { vomiting: 4 }),
      entryAgo(2),
      ...entriesOn([5, 7], vomits),
    ],
    'red',
  ],
  [
    'cinq en trois jours',
    [
      entryAgo(0, { vomiting: 2 }),
      entryAgo(1, { vomiting: 3 }),
      entryAgo(2),
      ...entriesOn([5, 7], vomits),
    ],
    'amber',
  ],
  [
    'six, l’un d’eux le quatrième jour',
    [entryAgo(0, { vomiting: 2 }), entryAgo(1, { vomiting: 3 }), ...entriesOn([3, 5], vomits)],
    'amber',
  ],
  [
    'une alerte rouge des vomissements le dit',
    [entryAgo(0, { vomiting: 3 }), ...entriesOn([2, 4, 6], vomits)],
    undefined,
  ],
]

describe('very low energy (product/watches 2.2)', () => {
  test.each(energyRows)('%s', (_, entries, level) =>
    expect(levelOf('energy-very-low', entries)).toBe(level),
  )

  test.each<[entries: Entry[], words: string]>([
    [days(flat, well), 'Énergie : très basse.'],
    [days(flat, flat, well), 'Énergie : très basse, 2 jours de suite.'],
    [days({ ...flat, vomiting: 2 }, well), 'Énergie : très basse, avec un autre signe.'],
  ])('%#: %s', (entries, words) => {
    const found = watchesFor({ entries }).find(({ rule }) => rule === 'energy-very-low')!
    expect(plainText(found.lines).replaceAll('\u00a0', ' ')).toContain(words)
  })

  test('the reasons name both days, and the other sign', () => {
    const labels = (entries: Entry[]) =>
      watchesFor({ entries })
        .find(({ rule }) => rule === 'energy-very-low')!
        .reasons.map(({ day, label }) => `${day} ${label}`)
    expect(labels(days(flat, flat, well))).toEqual([
      '2025-03-16 Énergie\u00a0: très basse',
      '2025-03-15 Énergie\u00a0: très basse',
    ])
    expect(labels(days({ ...flat, ...quarter }, well))).toEqual([
      '2025-03-16 Énergie\u00a0: très basse',
      '2025-03-16 Appétit\u00a0: 25\u202f%',
    ])
  })
})

describe('a low appetite that lasts (product/watches 2.3)', () => {
  test.each(appetiteRows)('%s', (_, entries, level) =>
    expect(levelOf('appetite-lasting', entries)).toBe(level),
  )

  test('the reasons name the days with a low appetite', () => {
    const [lasting] = watchesFor({
      entries: days(quarter, { appetite: 3 }, quarter, null, quarter),
    })
    expect(lasting!.rule).toBe('appetite-lasting')
    expect(lasting!.reasons.map(({ day }) => day)).toEqual([
      '2025-03-16',
      '2025-03-14',
      '2025-03-12',
    ])
  })
})

describe('vomiting that lasts (product/watches 2.3)', () => {
  test.each(lastingRows)('%s', (_, entries, level) =>
    expect(levelOf('vomiting-lasting', entries)).toBe(level),
  )
  test.each(oftenRows)('vomiting on many days: %s', (_, entries, level) =>
    expect(levelOf('vomiting-often', entries)).toBe(level),
  )

  test('only one of the two is raised: the graver, and of equal ones the lasting one', () => {
    const rules = (...counts: number[]) =>
      watchesFor({ entries: days(...counts.map((vomiting) => ({ vomiting }))) })
        .filter(({ rule }) => rule.startsWith('vomiting'))
        .map(({ rule, level }) => `${rule} ${level}`)
    expect(rules(1, 1, 1, 1, 1, 0)).toEqual(['vomiting-lasting red'])
    expect(rules(2, 2, 2, 1, 1, 0)).toEqual(['vomiting-lasting red'])
    expect(rules(1, 1, 1, 1, 1, 1, 0)).toEqual(['vomiting-lasting amber'])
    expect(rules(2, 2, 2, 1, 1, 1, 0)).toEqual(['vomiting-often red'])
  })
})

describe('the words and reasons of vomiting (product/watches 2.3)', () => {
  const labelsOf = (rule: WatchRule, entries: Entry[]) =>
    watchesFor({ entries })
      .find((watch) => watch.rule === rule)!
      .reasons.map(({ date, label }) => `${date.slice(8, 13)} ${label.replaceAll('\u00a0', ' ')}`)

  test('the watch counts all vomitings of a day', () => {
    expect(
      labelsOf('vomiting-lasting', days({ vomiting: 2 }, vomits, vomits, vomits, vomits)),
    ).toEqual([
      '16T08 Vomissements : 2',
      ...[15, 14, 13, 12].map((day) => `${day}T08 Vomissements : 1`),
    ])
  })

  test('often: the days and their count, a dash if only water was not kept', () => {
    const entries = [
      ...entriesOn([0, 2, 4], vomits),
      entryAgo(6, { vomiting: null, waterIntolerance: true }),
    ]
    expect(labelsOf('vomiting-often', entries)).toEqual([
      '16T12 Vomissements : 1',
      '14T12 Vomissements : 1',
      '12T12 Vomissements : 1',
      '10T12 Vomissements : –',
    ])
    const often = watchesFor({ entries }).find(({ rule }) => rule === 'vomiting-often')!
    expect(plainText(often.lines).replaceAll('\u00a0', ' ')).toContain('4 des 10 derniers jours')
  })
})
