import { describe, expect, test } from 'vitest'
import { entry, type EntryOverrides, blankEntry, yesterday } from '../../testing/entries'
import type { StatusColor } from '../answers/entry'
import type { AlertRule } from '../rules/rules'
import { hydrationAlerts, hydrationColor } from './hydration'

const less: EntryOverrides = { quickHydrationValue: 'less', waterMl: 147 }
const more: EntryOverrides = { quickHydrationValue: 'more', waterMl: 315 }
const perfused: EntryOverrides = { subcutaneousPerfusion: 'yes' }
/** 378 mL are 90 mL/kg of 4.2 kg. */
const precise: EntryOverrides = { quickHydrationValue: null, waterMl: 379 }
const waterOnly: EntryOverrides = { quickHydrationValue: null, waterMl: 210 }

type Row = [
  what: string,
  today: EntryOverrides,
  before: EntryOverrides | null,
  tile: StatusColor,
  raised: AlertRule | null,
]

const rows: Row[] = [
  ['the usual amount on a first day', {}, null, 'green', null],
  ['the usual amount on two days', {}, {}, 'green', null],
  [
    'hydration-confirmed-decrease: less on two days, a red alert over an amber tile',
    less,
    less,
    'amber',
    'hydration-confirmed-decrease',
  ],
  [
    'hydration-confirmed-decrease: less on two days, despite a perfusion today',
    { ...less, ...perfused },
    less,
    'amber',
    'hydration-confirmed-decrease',
  ],
  [
    'hydration-confirmed-increase: more on two days',
    more,
    more,
    'amber',
    'hydration-confirmed-increase',
  ],
  [
    'more on two days with a perfusion today raises nothing',
    { ...more, ...perfused },
    more,
    'green',
    null,
  ],
  [
    'more on two days with a perfusion on the day before only is amber',
    more,
    { ...more, ...perfused },
    'amber',
    'hydration-confirmed-increase',
  ],
  [
    'hydration-first-day-decrease: less on a first day',
    less,
    null,
    'amber',
    'hydration-first-day-decrease',
  ],
  [
    'hydration-first-day-decrease: less on a first day, despite a perfusion',
    { ...less, ...perfused },
    null,
    'amber',
    'hydration-first-day-decrease',
  ],
  [
    'hydration-first-day-increase: more on a first day',
    more,
    null,
    'amber',
    'hydration-first-day-increase',
  ],
  [
    'hydration-first-day-increase: more on a first day with a perfusion, a green tile with an alert',
    { ...more, ...perfused, waterMl: 394 },
    null,
    'green',
    'hydration-first-day-increase',
  ],
  [
    'hydration-first-day-precise: more than 90 mL/kg on a first day',
    precise,
    null,
    'amber',
    'hydration-first-day-precise',
  ],
  [
    'hydration-first-day-precise: more than 90 mL/kg takes precedence over a choice of less',
    { ...precise, quickHydrationValue: 'less' },
    null,
    'amber',
    'hydration-first-day-precise',
  ],
  [
    'hydration-first-day-precise: more than 90 mL/kg takes precedence over a choice of more',
    { ...precise, quickHydrationValue: 'more' },
    null,
    'amber',
    'hydration-first-day-precise',
  ],
  [
    'hydration-first-day-precise: more than 90 mL/kg with a perfusion, a green tile with an alert',
    { ...precise, ...perfused, waterMl: 474 },
    null,
    'green',
    'hydration-first-day-precise',
  ],
  ['exactly 90 mL/kg raises nothing', { ...precise, waterMl: 378 }, null, 'green', null],
  [
    'exactly 90 mL/kg at 4.1 kg raises nothing',
    { ...precise, waterMl: 369, weightGrams: 4100 },
    null,
    'green',
    null,
  ],
  [
    'more than 90 mL/kg only with the 25 % that a perfusion adds raises nothing',
    { ...precise, ...perfused, waterMl: 473 },
    null,
    'green',
    null,
  ],
  [
    '379 mL raise nothing if the weight is unknown',
    { ...precise, weightGrams: null },
    null,
    'green',
    null,
  ],
  ['379 mL raise nothing if the weight is 0', { ...precise, weightGrams: 0 }, null, 'green', null],
  [
    'more than 90 mL/kg raises nothing if the choice is the usual amount on both days',
    { waterMl: 379 },
    {},
    'green',
    null,
  ],
  [
    'less after a day without an answer counts as on a first day',
    less,
    { quickHydrationValue: null, waterMl: null },
    'amber',
    'hydration-first-day-decrease',
  ],
  [
    'less after a day with measured water but no choice counts as on a first day',
    less,
    waterOnly,
    'amber',
    'hydration-first-day-decrease',
  ],
  ['less after the usual amount raises no alert yet', less, {}, 'green', null],
  ['less after more raises no alert yet', less, more, 'green', null],
  ['more after the usual amount raises no alert yet', more, {}, 'green', null],
  ['more after less raises no alert yet', more, less, 'green', null],
  ['the usual amount after less', {}, less, 'green', null],
  ['the usual amount after more', {}, more, 'green', null],
  [
    'a measured 35 mL/kg without a choice does not count as less',
    { ...waterOnly, waterMl: 147 },
    null,
    'green',
    null,
  ],
]

describe('hydration (product/rules 3.1)', () => {
  test.each(rows)('%s', (_, today, before, tile, raised) => {
    const latest = entry(today)
    const previous = before && yesterday(before)
    expect(hydrationAlerts(latest, previous)).toEqual(raised ? [raised] : [])
    expect(hydrationColor(latest, previous)).toBe(tile)
  })

  test('nothing answered is no evidence', () => {
    expect(hydrationAlerts(blankEntry(), null)).toEqual([])
    expect(hydrationColor(blankEntry(), null)).toBe('green')
    expect(hydrationAlerts(blankEntry(), yesterday(less))).toEqual([])
    expect(hydrationAlerts(blankEntry(), yesterday(more))).toEqual([])
  })
})
