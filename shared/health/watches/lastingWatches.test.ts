import { describe, expect, test } from 'vitest'
import type { EntryOverrides } from '../../testing/entries'
import { entryAgo, days, watchesFor, entriesOn } from '../../testing/watchInput'
import { plainText } from '../alerts/alertMessages'
import type { Entry } from '../answers/entry'
import type { WatchRule } from '../rules/watchTable'

const well: EntryOverrides = {}
const quarter: EntryOverrides = { appetite: 2 }
const flat: EntryOverrides = { lethargy: 1 }

type Row = [title: string, entries: Entry[], level: string | undefined]

const levelOf = (rule: WatchRule, entries: Entry[]) =>
  watchesFor({ entries }).find((watch) => watch.rule === rule)?.level

const energyRows: Row[] = [
  ['very low energy today, no other sign', days(flat, well), 'amber'],
  ['very low energy and two vomitings today', days({ ...flat, vomiting: 2 }, well), 'red'],
  ['very low energy on two consecutive days', days(flat, flat, well), 'red'],
  [
    'very low energy today and two days ago, no entry yesterday',
    days(flat, null, flat, well),
    'amber',
  ],
  ['very low energy today, only low energy yesterday', days(flat, { lethargy: 2 }, well), 'amber'],
  [
    'very low energy today and two days ago, energy unanswered yesterday',
    days(flat, { lethargy: null }, flat),
    'amber',
  ],
  ['very low energy yesterday, normal energy today', days(well, flat), undefined],
  [
    'low energy on two consecutive days, but not very low',
    days({ lethargy: 2 }, { lethargy: 2 }),
    undefined,
  ],
  [
    'very low energy on two consecutive days, with the red alert for no urine',
    days({ ...flat, noUrination: true }, flat),
    undefined,
  ],
]

const appetiteRows: Row[] = [
  ['25 % eaten on three consecutive days', days(quarter, quarter, quarter, well), 'red'],
  ['25 % eaten on two consecutive days', days(quarter, quarter, well), undefined],
  [
    '25 % eaten in three entries of five days, two days without an entry',
    entriesOn([0, 2, 4], quarter),
    'red',
  ],
  ['25 % eaten in three entries, the oldest six days ago', entriesOn([0, 3, 6], quarter), 'red'],
  [
    '25 % eaten in three entries, the oldest seven days ago',
    entriesOn([0, 3, 7], quarter),
    undefined,
  ],
  ['25 % eaten in only two entries', entriesOn([0, 2], quarter), undefined],
  [
    '25 % eaten in three entries, 50–75 % in the entries between them',
    days(quarter, { appetite: 3 }, quarter, { appetite: 3 }, quarter),
    'red',
  ],
  [
    '25 % eaten in three entries, appetite unanswered in an entry between them',
    days(quarter, { appetite: null }, quarter, quarter),
    'red',
  ],
  [
    '25 % eaten in three entries, normal appetite in an entry between them',
    days(quarter, quarter, well, quarter),
    undefined,
  ],
  [
    '25 % eaten in three entries of the last week, normal appetite six days ago',
    days(quarter, null, quarter, null, quarter, null, well),
    undefined,
  ],
  [
    '25 % eaten in three entries of the last week, normal appetite seven days ago',
    [...entriesOn([0, 2, 4], quarter), entryAgo(7)],
    'red',
  ],
  [
    '50–75 % eaten today, 25 % on the three days before',
    days({ appetite: 3 }, quarter, quarter, quarter),
    'red',
  ],
  [
    '25 % eaten on three consecutive days, normal appetite on the two days before',
    days(quarter, quarter, quarter, well, well),
    'red',
  ],
  [
    'nothing eaten today: the red alert of the appetite replaces the watch',
    days({ appetite: 1 }, quarter, quarter),
    undefined,
  ],
  [
    'a red alert of another question does not replace the watch',
    days({ ...quarter, noUrination: true }, quarter, quarter),
    'red',
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
