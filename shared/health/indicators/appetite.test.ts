import { describe, expect, test } from 'vitest'
import { entry, yesterday } from '../../testing/entries'
import type { StatusColor } from '../answers/entry'
import type { AlertRule } from '../rules/rules'
import { appetiteAlerts, appetiteColor } from './appetite'

/**
 * Answers are 1: 0 %, 2: 25 %, 3: 50–75 %, 4: 100 %, 5: more than 100 %. 'first' marks a first day,
 * null no answer.
 */
type Row = [
  what: string,
  today: number | null,
  before: number | null | 'first',
  tile: StatusColor,
  raised: AlertRule | null,
]

const rows: Row[] = [
  ['appetite-refusal: 0 % on a first day', 1, 'first', 'red', 'appetite-refusal'],
  ['appetite-refusal: 0 % after 100 % requires no second day', 1, 4, 'red', 'appetite-refusal'],
  [
    'appetite-refusal: 0 % after 25 % raises no alert of reduced appetite',
    1,
    2,
    'red',
    'appetite-refusal',
  ],
  [
    'appetite-reduced-first-day: 25 % on a first day',
    2,
    'first',
    'amber',
    'appetite-reduced-first-day',
  ],
  [
    'appetite-reduced-first-day: 50–75 % on a first day',
    3,
    'first',
    'amber',
    'appetite-reduced-first-day',
  ],
  [
    'appetite-reduced-first-day: 50–75 % after a day without an answer',
    3,
    null,
    'amber',
    'appetite-reduced-first-day',
  ],
  [
    'appetite-reduced-consecutive: 50–75 % on two days',
    3,
    3,
    'amber',
    'appetite-reduced-consecutive',
  ],
  ['appetite-reduced-consecutive: 25 % after 0 %', 2, 1, 'amber', 'appetite-reduced-consecutive'],
  ['50–75 % after 100 % raises no alert yet', 3, 4, 'green', null],
  ['25 % after more than 100 % raises no alert yet', 2, 5, 'green', null],
  ['100 % on a first day', 4, 'first', 'green', null],
  ['100 % after 0 %', 4, 1, 'green', null],
  ['more than 100 % after 50–75 %', 5, 3, 'green', null],
  ['no answer after 0 %', null, 1, 'green', null],
  ['no answer on a first day', null, 'first', 'green', null],
]

describe('appetite (product/rules 3.2)', () => {
  test.each(rows)('%s', (_, today, before, tile, raised) => {
    const latest = entry({ appetite: today })
    const previous = before === 'first' ? null : yesterday({ appetite: before })
    expect(appetiteAlerts(latest, previous)).toEqual(raised ? [raised] : [])
    expect(appetiteColor(latest, previous)).toBe(tile)
  })
})
