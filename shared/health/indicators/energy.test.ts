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
  ['habituelle', 3, 'first', calm, 'green', []],
  ['habituelle après très basse', 3, 1, calm, 'green', []],
  ['habituelle, un autre rouge', 3, 'first', { ...calm, vomiting: 'red' }, 'green', []],
  [
    'energy-low-with-red: très basse et appétit rouge',
    1,
    4,
    { ...calm, appetite: 'red' },
    'red',
    ['energy-low-with-red'],
  ],
  [
    'energy-low-with-red: très basse et vomissements rouges',
    1,
    4,
    { ...calm, vomiting: 'red' },
    'red',
    ['energy-low-with-red'],
  ],
  [
    'energy-low-with-red: très basse et urines rouges',
    1,
    4,
    { ...calm, urination: 'red' },
    'red',
    ['energy-low-with-red'],
  ],
  [
    'energy-low-with-red et energy-low-first-day ensemble',
    1,
    'first',
    { ...calm, appetite: 'red' },
    'red',
    ['energy-low-with-red', 'energy-low-first-day'],
  ],
  [
    'energy-low-with-red et energy-low-consecutive ensemble',
    1,
    2,
    { ...calm, appetite: 'red' },
    'red',
    ['energy-low-with-red', 'energy-low-consecutive'],
  ],
  [
    'basse (2) et un autre rouge: ambre',
    2,
    'first',
    { ...calm, appetite: 'red' },
    'amber',
    ['energy-low-first-day'],
  ],
  [
    'très basse et les autres ambres: ambre',
    1,
    'first',
    { appetite: 'amber', vomiting: 'amber', urination: 'amber' },
    'amber',
    ['energy-low-first-day'],
  ],
  ['energy-low-consecutive: basse deux jours', 2, 2, calm, 'amber', ['energy-low-consecutive']],
  [
    'energy-low-consecutive: très basse deux jours',
    1,
    1,
    calm,
    'amber',
    ['energy-low-consecutive'],
  ],
  [
    'energy-low-first-day: basse, premier jour',
    2,
    'first',
    calm,
    'amber',
    ['energy-low-first-day'],
  ],
  [
    'energy-low-first-day: la veille sans réponse',
    2,
    null,
    calm,
    'amber',
    ['energy-low-first-day'],
  ],
  ['basse après habituelle: pas encore d’alerte', 2, 3, calm, 'green', []],
  ['très basse après agitée, rien de rouge: pas encore d’alerte', 1, 5, calm, 'green', []],
  ['agitée', 5, 'first', calm, 'green', []],
  ['sans réponse, un autre rouge', null, 1, { ...calm, urination: 'red' }, 'green', []],
]

describe('energy (product/rules 3.6)', () => {
  test.each(rows)('%s', (_, lethargy, before, others, tile, raised) => {
    const latest = entry({ lethargy })
    const previous = before === 'first' ? null : yesterday({ lethargy: before })
    expect(energyAlerts(latest, previous, others)).toEqual(raised)
    expect(energyColor(latest, previous, others)).toBe(tile)
  })

  test.each<[title: string, today: EntryOverrides]>([
    ['0 % mangé', { appetite: 1 }],
    ['eau non gardée', { waterIntolerance: true }],
    ['3 vomissements', { vomiting: 3 }],
    ['aucune urine', { noUrination: true }],
    ['sang visible', { bloodVisible: true }],
  ])('the day’s own tiles turn it red: %s', (_, today) => {
    expect(dailyStatus([entry({ lethargy: 1, ...today }), yesterday()]).energy).toBe('red')
  })

  test('a red hydration alert does not make it red: hydration is not among the three', () => {
    const less: EntryOverrides = { quickHydrationValue: 'less' }
    expect(dailyStatus([entry({ lethargy: 1, ...less }), yesterday(less)]).energy).toBe('green')
  })
})
