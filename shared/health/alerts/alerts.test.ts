import { describe, expect, test } from 'vitest'
import { entry, type EntryOverrides, blankEntry, yesterday } from '../../testing/entries'
import type { StatusColor } from '../answers/entry'
import { plainText } from './alertMessages'
import { alerts } from './alerts'

const rulesOf = (overrides: EntryOverrides, before?: EntryOverrides, includeHidden?: boolean) =>
  alerts(before ? [entry(overrides), yesterday(before)] : [entry(overrides)], {
    includeHidden,
  }).map(({ rule }) => rule)

describe('the alert list (product/rules 5)', () => {
  test('no entries raise nothing: the screen shows the empty state', () => {
    expect(alerts([])).toEqual([])
  })

  test('an entry that answers none of the five raises nothing, all-green included', () => {
    expect(alerts([blankEntry({ note: 'RAS' })])).toEqual([])
    expect(alerts([blankEntry(), yesterday({ appetite: 1 })])).toEqual([])
  })

  test('a quiet day is all-green, and one answer is enough for it', () => {
    const [alert, ...others] = alerts([entry()])
    expect(others).toEqual([])
    expect(alert).toEqual({
      rule: 'all-green',
      category: null,
      type: 'info',
      severity: 'green',
      lines: [{ segments: [{ text: 'Les indicateurs sont au vert.', bold: false }] }],
      hidden: false,
      reasons: [],
    })
    expect(alerts([blankEntry({ appetite: 4 })]).map(({ rule }) => rule)).toEqual(['all-green'])
  })

  test('ambers are in the order of the categories', () => {
    const rules = rulesOf({
      quickHydrationValue: 'less',
      appetite: 3,
      vomiting: 2,
      urination: 5,
      lethargy: 2,
    })
    expect(rules).toEqual([
      'hydration-first-day-decrease',
      'appetite-reduced-first-day',
      'vomiting-two-today',
      'urination-polyuria',
      'energy-low-first-day',
    ])
  })

  test('a red hides the ambers; the vet’s page shows them after it, marked', () => {
    const today: EntryOverrides = { quickHydrationValue: 'less', appetite: 3, noUrination: true }
    expect(rulesOf(today)).toEqual(['urination-no-pee'])
    const all = alerts([entry(today)], { includeHidden: true })
    expect(all.map(({ rule, hidden }) => [rule, hidden])).toEqual([
      ['urination-no-pee', false],
      ['hydration-first-day-decrease', true],
      ['appetite-reduced-first-day', true],
    ])
  })

  test('without a red, includeHidden changes nothing', () => {
    const history = [entry({ appetite: 2, vomiting: 2 })]
    expect(alerts(history, { includeHidden: true })).toEqual(alerts(history))
    expect(alerts(history).every(({ hidden }) => !hidden)).toBe(true)
  })

  test.each<
    [rule: string, overrides: EntryOverrides, type: string, severity: StatusColor, category: string]
  >([
    ['appetite-refusal', { appetite: 1 }, 'critical', 'red', 'appetite'],
    ['vomiting-two-today', { vomiting: 2 }, 'warning', 'amber', 'vomiting'],
  ])('%s has its type, severity and category', (rule, overrides, type, severity, category) => {
    expect(alerts([entry(overrides)])).toMatchObject([{ rule, type, severity, category }])
  })

  test('today is a first day if the day before is more than 120 hours ago', () => {
    const before = yesterday({ appetite: 3, date: '2025-03-10T08:00:00Z' })
    expect(alerts([entry({ appetite: 3 }), before])).toMatchObject([
      { rule: 'appetite-reduced-first-day' },
    ])
  })

  test('an increase under perfusion is amber over a green tile, so the day is not all-green', () => {
    expect(rulesOf({ quickHydrationValue: 'more', subcutaneousPerfusion: 'yes' })).toEqual([
      'hydration-first-day-increase',
    ])
  })

  test.each<
    [title: string, overrides: EntryOverrides, before: EntryOverrides | undefined, sentence: string]
  >([
    [
      'a first day has no dates',
      { appetite: 3 },
      undefined,
      "Appétit\u00a0: mange moins que d'habitude.",
    ],
    [
      'a rule over two entries names both',
      { appetite: 3 },
      { appetite: 3 },
      "Appétit\u00a0: mange moins que d'habitude, deux saisies de suite (2 dernières saisies, 15/03 et 16/03).",
    ],
    [
      'a rule over today names none, whatever the day before has',
      { vomiting: 2 },
      {},
      'Vomissements\u00a0: 2 vomissements.',
    ],
    [
      'an increase names the perfusion',
      { quickHydrationValue: 'more', subcutaneousPerfusion: 'yes' },
      undefined,
      "Hydratation\u00a0: boit plus que d'habitude, perfusion en cours.",
    ],
    [
      'an increase without a perfusion names none',
      { quickHydrationValue: 'more', subcutaneousPerfusion: 'no' },
      undefined,
      "Hydratation\u00a0: boit plus que d'habitude.",
    ],
  ])('the sentence: %s', (_, overrides, before, sentence) => {
    const [alert] = alerts(before ? [entry(overrides), yesterday(before)] : [entry(overrides)])
    expect(alert && plainText(alert.lines).split('\n')[0]).toBe(sentence)
  })
})
