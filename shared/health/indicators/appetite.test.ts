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
  ['appetite-refusal: 0 %, premier jour', 1, 'first', 'red', 'appetite-refusal'],
  [
    'appetite-refusal: 0 % après 100 %, sans attendre un second jour',
    1,
    4,
    'red',
    'appetite-refusal',
  ],
  ['appetite-refusal: n’est pas aussi « réduit »', 1, 2, 'red', 'appetite-refusal'],
  [
    'appetite-reduced-first-day: 25 %, premier jour',
    2,
    'first',
    'amber',
    'appetite-reduced-first-day',
  ],
  [
    'appetite-reduced-first-day: 50–75 %, premier jour',
    3,
    'first',
    'amber',
    'appetite-reduced-first-day',
  ],
  [
    'appetite-reduced-first-day: la veille sans réponse',
    3,
    null,
    'amber',
    'appetite-reduced-first-day',
  ],
  [
    'appetite-reduced-consecutive: 50–75 % deux jours',
    3,
    3,
    'amber',
    'appetite-reduced-consecutive',
  ],
  [
    'appetite-reduced-consecutive: 25 % après un refus',
    2,
    1,
    'amber',
    'appetite-reduced-consecutive',
  ],
  ['50–75 % après 100 %: pas encore d’alerte', 3, 4, 'green', null],
  ['25 % après plus de 100 %: pas encore d’alerte', 2, 5, 'green', null],
  ['100 %, premier jour', 4, 'first', 'green', null],
  ['100 % après un refus', 4, 1, 'green', null],
  ['plus de 100 %', 5, 3, 'green', null],
  ['sans réponse', null, 1, 'green', null],
  ['sans réponse, premier jour', null, 'first', 'green', null],
]

describe('appetite (product/rules 3.2)', () => {
  test.each(rows)('%s', (_, today, before, tile, raised) => {
    const latest = entry({ appetite: today })
    const previous = before === 'first' ? null : yesterday({ appetite: before })
    expect(appetiteAlerts(latest, previous)).toEqual(raised ? [raised] : [])
    expect(appetiteColor(latest, previous)).toBe(tile)
  })
})
