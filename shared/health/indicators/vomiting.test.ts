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
  ['aucun', { vomiting: 0 }, null, 'green', []],
  ['aucun après plusieurs', { vomiting: 0 }, { vomiting: 5 }, 'green', []],
  ['1, premier jour', { vomiting: 1 }, null, 'green', []],
  ['1 après aucun: pas encore d’alerte', { vomiting: 1 }, { vomiting: 0 }, 'green', []],
  ['1, la veille sans réponse', { vomiting: 1 }, { vomiting: null }, 'green', []],
  [
    'vomiting-consecutive-light: 1 et 1 la veille',
    { vomiting: 1 },
    { vomiting: 1 },
    'amber',
    ['vomiting-consecutive-light'],
  ],
  [
    'vomiting-consecutive-light: 1 et 4 la veille',
    { vomiting: 1 },
    { vomiting: 4 },
    'amber',
    ['vomiting-consecutive-light'],
  ],
  [
    'vomiting-consecutive-light: 1, et l’eau non gardée la veille',
    { vomiting: 1 },
    { vomiting: 0, ...waterNotKept },
    'amber',
    ['vomiting-consecutive-light'],
  ],
  [
    'vomiting-consecutive-light: l’eau non gardée la veille, sans compte',
    { vomiting: 1 },
    { vomiting: null, ...waterNotKept },
    'amber',
    ['vomiting-consecutive-light'],
  ],
  ['vomiting-two-today: 2, premier jour', { vomiting: 2 }, null, 'amber', ['vomiting-two-today']],
  [
    'vomiting-two-today: 2, et 1 la veille',
    { vomiting: 2 },
    { vomiting: 1 },
    'amber',
    ['vomiting-two-today'],
  ],
  ['vomiting-frequent: 3', { vomiting: 3 }, null, 'red', ['vomiting-frequent']],
  ['vomiting-frequent: 20', { vomiting: 20 }, { vomiting: 1 }, 'red', ['vomiting-frequent']],
  [
    'vomiting-water-intolerance: sans vomissement',
    { vomiting: 0, ...waterNotKept },
    null,
    'red',
    ['vomiting-water-intolerance'],
  ],
  [
    'vomiting-water-intolerance: sans compte',
    { vomiting: null, ...waterNotKept },
    null,
    'red',
    ['vomiting-water-intolerance'],
  ],
  [
    'vomiting-water-intolerance et vomiting-two-today ensemble',
    { vomiting: 2, ...waterNotKept },
    null,
    'red',
    ['vomiting-water-intolerance', 'vomiting-two-today'],
  ],
  [
    'vomiting-water-intolerance et vomiting-frequent ensemble',
    { vomiting: 3, ...waterNotKept },
    null,
    'red',
    ['vomiting-water-intolerance', 'vomiting-frequent'],
  ],
  [
    'une boule de poils ou une régurgitation ne changent rien',
    { vomiting: 1, hairball: true, regurgitation: true },
    { vomiting: 0, hairball: true },
    'green',
    [],
  ],
  ['sans réponse', { vomiting: null }, { vomiting: 1 }, 'green', []],
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
