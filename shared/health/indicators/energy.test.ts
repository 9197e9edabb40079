import { describe, expect, test } from 'vitest'
import { entry, type EntryOverrides, yesterday } from '../../testing/entries'
import type { StatusColor } from '../answers/entry'
import type { AlertRule } from '../rules/rules'
import { dailyStatus } from './dailyStatus'
import { energyAlerts, energyColor, type OtherColors } from './energy'

const calm: OtherColors = { appetite: 'green', vomiting: 'green', urination: 'green' }

/**
 * Answers are 1 very depressed, 2 less active, 3 usual, 4 a bit more active, 5 agitated. 'first'
 * marks a first day.
 */
type Row = [
  what: string,
  today: number | null,
  before: number | null | 'first',
  others: OtherColors,
  tile: StatusColor,
  raised: AlertRule[],
]

const rows: Row[] = [
  ['usual energy on a first day', 3, 'first', calm, 'green', []],
  ['usual energy after very low energy', 3, 1, calm, 'green', []],
  ['usual energy with a red vomiting tile', 3, 'first', { ...calm, vomiting: 'red' }, 'green', []],
  [
    'energy-low-with-red: very low energy with a red appetite tile',
    1,
    4,
    { ...calm, appetite: 'red' },
    'red',
    ['energy-low-with-red'],
  ],
  [
    'energy-low-with-red: very low energy with a red vomiting tile',
    1,
    4,
    { ...calm, vomiting: 'red' },
    'red',
    ['energy-low-with-red'],
  ],
  [
    'energy-low-with-red: very low energy with a red urination tile',
    1,
    4,
    { ...calm, urination: 'red' },
    'red',
    ['energy-low-with-red'],
  ],
  [
    'energy-low-with-red and energy-low-first-day: very low energy on a first day, red appetite tile',
    1,
    'first',
    { ...calm, appetite: 'red' },
    'red',
    ['energy-low-with-red', 'energy-low-first-day'],
  ],
  [
    'energy-low-with-red and energy-low-consecutive: very low after low energy, red appetite tile',
    1,
    2,
    { ...calm, appetite: 'red' },
    'red',
    ['energy-low-with-red', 'energy-low-consecutive'],
  ],
  [
    'low energy on a first day with a red appetite tile is amber',
    2,
    'first',
    { ...calm, appetite: 'red' },
    'amber',
    ['energy-low-first-day'],
  ],
  [
    'very low energy on a first day with the other tiles amber is amber',
    1,
    'first',
    { appetite: 'amber', vomiting: 'amber', urination: 'amber' },
    'amber',
    ['energy-low-first-day'],
  ],
  [
    'energy-low-consecutive: low energy on two days',
    2,
    2,
    calm,
    'amber',
    ['energy-low-consecutive'],
  ],
  [
    'energy-low-consecutive: very low energy on two days',
    1,
    1,
    calm,
    'amber',
    ['energy-low-consecutive'],
  ],
  [
    'energy-low-first-day: low energy on a first day',
    2,
    'first',
    calm,
    'amber',
    ['energy-low-first-day'],
  ],
  [
    'energy-low-first-day: low energy after a day without an answer',
    2,
    null,
    calm,
    'amber',
    ['energy-low-first-day'],
  ],
  ['low energy after usual energy raises no alert yet', 2, 3, calm, 'green', []],
  [
    'very low energy after agitation, without a red tile, raises no alert yet',
    1,
    5,
    calm,
    'green',
    [],
  ],
  ['agitation on a first day', 5, 'first', calm, 'green', []],
  [
    'no answer after very low energy, with a red urination tile',
    null,
    1,
    { ...calm, urination: 'red' },
    'green',
    [],
  ],
]

describe('energy (product/rules 3.6)', () => {
  test.each(rows)('%s', (_, lethargy, before, others, tile, raised) => {
    const latest = entry({ lethargy })
    const previous = before === 'first' ? null : yesterday({ lethargy: before })
    expect(energyAlerts(latest, previous, others)).toEqual(raised)
    expect(energyColor(latest, previous, others)).toBe(tile)
  })

  test.each<[title: string, today: EntryOverrides]>([
    ['0 % of the ration', { appetite: 1 }],
    ['water not kept down', { waterIntolerance: true }],
    ['three vomitings', { vomiting: 3 }],
    ['no urination', { noUrination: true }],
    ['visible blood', { bloodVisible: true }],
  ])('the day’s own tiles turn it red: %s', (_, today) => {
    expect(dailyStatus([entry({ lethargy: 1, ...today }), yesterday()]).energy).toBe('red')
  })

  test('a red hydration alert does not make it red: hydration is not among the three', () => {
    const less: EntryOverrides = { quickHydrationValue: 'less' }
    expect(dailyStatus([entry({ lethargy: 1, ...less }), yesterday(less)]).energy).toBe('green')
  })
})
