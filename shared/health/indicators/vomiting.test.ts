import { describe, expect, test } from 'vitest'
import { entry, type EntryOverrides, yesterday } from '../../testing/entries'
import type { StatusColor } from '../answers/entry'
import type { AlertRule } from '../rules/rules'
import { hasVomited, vomitingAlerts, vomitingColor } from './vomiting'

const waterNotKept: EntryOverrides = { waterIntolerance: true }

type Row = [
  what: string,
  today: EntryOverrides,
  before: EntryOverrides | null,
  tile: StatusColor,
  raised: AlertRule[],
]

const rows: Row[] = [
  ['no vomiting on a first day', { vomiting: 0 }, null, 'green', []],
  ['no vomiting after five', { vomiting: 0 }, { vomiting: 5 }, 'green', []],
  ['one vomiting on a first day', { vomiting: 1 }, null, 'green', []],
  ['one vomiting after none raises no alert yet', { vomiting: 1 }, { vomiting: 0 }, 'green', []],
  ['one vomiting after a day without an answer', { vomiting: 1 }, { vomiting: null }, 'green', []],
  [
    'vomiting-consecutive-light: one vomiting after one on the day before',
    { vomiting: 1 },
    { vomiting: 1 },
    'amber',
    ['vomiting-consecutive-light'],
  ],
  [
    'vomiting-consecutive-light: one vomiting after four on the day before',
    { vomiting: 1 },
    { vomiting: 4 },
    'amber',
    ['vomiting-consecutive-light'],
  ],
  [
    'vomiting-consecutive-light: one vomiting after a day with water not kept down and a count of 0',
    { vomiting: 1 },
    { vomiting: 0, ...waterNotKept },
    'amber',
    ['vomiting-consecutive-light'],
  ],
  [
    'vomiting-consecutive-light: one vomiting after a day with water not kept down and no count',
    { vomiting: 1 },
    { vomiting: null, ...waterNotKept },
    'amber',
    ['vomiting-consecutive-light'],
  ],
  [
    'vomiting-two-today: two vomitings on a first day',
    { vomiting: 2 },
    null,
    'amber',
    ['vomiting-two-today'],
  ],
  [
    'vomiting-two-today: two vomitings after one on the day before',
    { vomiting: 2 },
    { vomiting: 1 },
    'amber',
    ['vomiting-two-today'],
  ],
  [
    'vomiting-frequent: three vomitings on a first day',
    { vomiting: 3 },
    null,
    'red',
    ['vomiting-frequent'],
  ],
  [
    'vomiting-frequent: 20 vomitings after one on the day before',
    { vomiting: 20 },
    { vomiting: 1 },
    'red',
    ['vomiting-frequent'],
  ],
  [
    'vomiting-water-intolerance: water not kept down with a count of 0',
    { vomiting: 0, ...waterNotKept },
    null,
    'red',
    ['vomiting-water-intolerance'],
  ],
  [
    'vomiting-water-intolerance: water not kept down without a count',
    { vomiting: null, ...waterNotKept },
    null,
    'red',
    ['vomiting-water-intolerance'],
  ],
  [
    'vomiting-water-intolerance and vomiting-two-today: two vomitings and water not kept down',
    { vomiting: 2, ...waterNotKept },
    null,
    'red',
    ['vomiting-water-intolerance', 'vomiting-two-today'],
  ],
  [
    'vomiting-water-intolerance and vomiting-frequent: three vomitings and water not kept down',
    { vomiting: 3, ...waterNotKept },
    null,
    'red',
    ['vomiting-water-intolerance', 'vomiting-frequent'],
  ],
  [
    'a hairball and a regurgitation leave one vomiting after none without an alert',
    { vomiting: 1, hairball: true, regurgitation: true },
    { vomiting: 0, hairball: true },
    'green',
    [],
  ],
  ['no answer after one vomiting', { vomiting: null }, { vomiting: 1 }, 'green', []],
]

describe('vomiting (product/rules 3.3)', () => {
  test.each(rows)('%s', (_, today, before, tile, raised) => {
    const latest = entry(today)
    const previous = before && yesterday(before)
    expect(vomitingAlerts(latest, previous)).toEqual(raised)
    expect(vomitingColor(latest, previous)).toBe(tile)
  })
})

test('water that was not kept is a vomiting', () => {
  expect(hasVomited({ vomiting: null, waterIntolerance: true })).toBe(true)
  expect(hasVomited({ vomiting: 1, waterIntolerance: false })).toBe(true)
  expect(hasVomited({ vomiting: 0, waterIntolerance: false })).toBe(false)
  expect(hasVomited({ vomiting: null, waterIntolerance: false })).toBe(false)
})
