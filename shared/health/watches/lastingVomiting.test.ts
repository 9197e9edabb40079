import { describe, expect, test } from 'vitest'
import type { EntryOverrides } from '../../testing/entries'
import { entryAgo, days, watchesFor, daysAgoFrom, entriesOn } from '../../testing/watchInput'
import { plainText } from '../alerts/alertMessages'
import type { Entry } from '../answers/entry'
import type { WatchRule } from '../rules/watchTable'

const well: EntryOverrides = {}
const vomits: EntryOverrides = { vomiting: 1 }

type Row = [title: string, entries: Entry[], level: string | undefined]

const levelOf = (rule: WatchRule, entries: Entry[]) =>
  watchesFor({ entries }).find((watch) => watch.rule === rule)?.level

const lastingRows: Row[] = [
  ['a vomiting on four consecutive days', days(vomits, vomits, vomits, vomits, well), undefined],
  [
    'a vomiting on five consecutive days',
    days(vomits, vomits, vomits, vomits, vomits, well),
    'red',
  ],
  [
    'the sixth day, with as many vomitings as the day before',
    days(vomits, vomits, vomits, vomits, vomits, vomits, well),
    'amber',
  ],
  [
    'the sixth day, with more vomitings than the day before',
    days({ vomiting: 2 }, vomits, vomits, vomits, vomits, vomits, well),
    'red',
  ],
  [
    'the sixth day, with fewer vomitings than the day before',
    days(vomits, { vomiting: 2 }, vomits, vomits, vomits, vomits, well),
    'amber',
  ],
  [
    'the seventh day, with more vomitings than the day before, as on the fifth day',
    days({ vomiting: 2 }, vomits, { vomiting: 2 }, vomits, vomits, vomits, vomits, well),
    'red',
  ],
  [
    'the tenth day, with as many vomitings as the day before',
    days(...Array.from({ length: 10 }, () => vomits)),
    'amber',
  ],
  [
    'six days with a vomiting, interrupted by a day without an entry',
    days(vomits, vomits, null, vomits, vomits, vomits, vomits),
    undefined,
  ],
  [
    'five days with a vomiting, interrupted by an entry without an answer',
    days(vomits, vomits, { vomiting: null }, vomits, vomits, vomits),
    undefined,
  ],
  [
    'five consecutive days, water not kept instead of a vomiting on one of them',
    days(vomits, vomits, { vomiting: 0, waterIntolerance: true }, vomits, vomits),
    'red',
  ],
  [
    'three vomitings on the fifth day: the red alert of vomiting replaces the watch',
    days({ vomiting: 3 }, vomits, vomits, vomits, vomits),
    undefined,
  ],
  [
    'a red alert of the appetite does not replace the watch',
    days({ appetite: 1, ...vomits }, vomits, vomits, vomits, vomits),
    'red',
  ],
]

/** Vomiting on every fourth of the days 15 to 60: 2.6 days of ten. */
const usualEntries = daysAgoFrom(15, 60).map((one) => entryAgo(one, one % 4 === 0 ? vomits : well))
const oftenRows: Row[] = [
  ['three of the last ten days', entriesOn([0, 2, 4], vomits), undefined],
  ['four days, the oldest nine days ago', entriesOn([0, 2, 4, 9], vomits), 'amber'],
  ['four days, the oldest ten days ago', entriesOn([0, 2, 4, 10], vomits), undefined],
  [
    'four days, no vomiting in the latest entry',
    [entryAgo(0), ...entriesOn([1, 3, 5, 7], vomits)],
    'amber',
  ],
  [
    'three days with a vomiting, a fourth with water not kept',
    [...entriesOn([0, 2, 4], vomits), entryAgo(6, { waterIntolerance: true })],
    'amber',
  ],
  [
    'four days, less than twice the usual 2.6 days of ten',
    [...entriesOn([0, 2, 4, 6], vomits), ...usualEntries],
    undefined,
  ],
  [
    'six days, more than twice the usual 2.6 days of ten',
    [...entriesOn([0, 1, 2, 3, 5, 6], vomits), ...usualEntries],
    'amber',
  ],
  [
    'four days, only nine entries on days 15 to 60: the usual is unknown',
    [...entriesOn([0, 2, 4, 6], vomits), ...entriesOn(daysAgoFrom(15, 23), vomits)],
    'amber',
  ],
  [
    'four days, exactly twice the usual two days of ten',
    [
      ...entriesOn([0, 2, 4, 6], vomits),
      ...entriesOn(daysAgoFrom(15, 16), vomits),
      ...entriesOn(daysAgoFrom(17, 24), well),
    ],
    'amber',
  ],
  [
    'four days, ten entries on days 15 to 60, all with a vomiting',
    [...entriesOn([0, 2, 4, 6], vomits), ...entriesOn(daysAgoFrom(15, 24), vomits)],
    undefined,
  ],
  [
    'four days, a usual of zero',
    [...entriesOn([0, 2, 4, 6], vomits), ...entriesOn(daysAgoFrom(15, 30), well)],
    'amber',
  ],
  [
    'six vomitings in the last three days',
    [
      entryAgo(0, { vomiting: 2 }),
      entryAgo(1, { vomiting: 4 }),
      entryAgo(2),
      ...entriesOn([5, 7], vomits),
    ],
    'red',
  ],
  [
    'five vomitings in the last three days',
    [
      entryAgo(0, { vomiting: 2 }),
      entryAgo(1, { vomiting: 3 }),
      entryAgo(2),
      ...entriesOn([5, 7], vomits),
    ],
    'amber',
  ],
  [
    'six vomitings in the last four days, five of them in the last three',
    [entryAgo(0, { vomiting: 2 }), entryAgo(1, { vomiting: 3 }), ...entriesOn([3, 5], vomits)],
    'amber',
  ],
  [
    'three vomitings today: the red alert of vomiting replaces the watch',
    [entryAgo(0, { vomiting: 3 }), ...entriesOn([2, 4, 6], vomits)],
    undefined,
  ],
]

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
