import { describe, expect, test } from 'vitest'
import { entry, type EntryOverrides, yesterday } from '../../testing/entries'
import { now } from '../../testing/watchInput'
import { alerts } from '../alerts/alerts'
import { notices } from '../alerts/notices'
import { raisedRules } from '../alerts/raisedRules'
import type { Category } from '../answers/entry'
import { answersOf, reasonsFor, withoutWeight } from './reasons'
import type { AlertRule } from './rules'

/** Returns the labels of the latest entry, and after a bar those of the previous one. */
const labels = (rule: AlertRule, overrides: EntryOverrides, before?: EntryOverrides) => {
  const latest = entry(overrides)
  const previous = before ? yesterday(before) : null
  expect(raisedRules(latest, previous)).toContain(rule)
  return reasonsFor(rule, latest, previous)
    .map(({ day, label }) => (day === latest.day ? label : `| ${label}`))
    .join(', ')
}

const less: EntryOverrides = { quickHydrationValue: 'less' }
const more: EntryOverrides = { quickHydrationValue: 'more' }
const perfused: EntryOverrides = { subcutaneousPerfusion: 'yes' }

describe('why an alert was raised (product/rules 6.3: entries, values, rule)', () => {
  test.each<
    [rule: AlertRule, overrides: EntryOverrides, before: EntryOverrides | undefined, labels: string]
  >([
    [
      'hydration-confirmed-decrease',
      less,
      less,
      "Hydratation\u00a0: moins que d'habitude, | Hydratation\u00a0: moins que d'habitude",
    ],
    [
      'hydration-confirmed-increase',
      more,
      more,
      "Hydratation\u00a0: plus que d'habitude, | Hydratation\u00a0: plus que d'habitude",
    ],
    ['hydration-first-day-decrease', less, undefined, "Hydratation\u00a0: moins que d'habitude"],
    [
      'hydration-first-day-increase',
      { ...more, ...perfused },
      undefined,
      "Hydratation\u00a0: plus que d'habitude, Perfusion sous-cutanée",
    ],
    ['hydration-first-day-precise', { waterMl: 379 }, undefined, 'Eau\u00a0: 379 mL pour 4,2 kg'],
    [
      'hydration-first-day-precise',
      { waterMl: 500, ...perfused },
      undefined,
      'Eau\u00a0: 400 mL pour 4,2 kg, Perfusion sous-cutanée',
    ],
    ['appetite-refusal', { appetite: 1 }, { appetite: 4 }, 'Appétit\u00a0: 0\u202f%'],
    [
      'appetite-reduced-consecutive',
      { appetite: 2 },
      { appetite: 3 },
      'Appétit\u00a0: 25\u202f%, | Appétit\u00a0: 50–75\u202f%',
    ],
    ['appetite-reduced-first-day', { appetite: 3 }, undefined, 'Appétit\u00a0: 50–75\u202f%'],
    ['vomiting-water-intolerance', { waterIntolerance: true }, undefined, 'Eau non gardée'],
    ['vomiting-frequent', { vomiting: 4 }, undefined, 'Vomissements\u00a0: 4'],
    ['vomiting-two-today', { vomiting: 2 }, undefined, 'Vomissements\u00a0: 2'],
    [
      'vomiting-consecutive-light',
      { vomiting: 1 },
      { vomiting: null, waterIntolerance: true },
      'Vomissements\u00a0: 1, | Eau non gardée',
    ],
    ['urination-no-pee', { noUrination: true }, undefined, 'Aucune urine'],
    [
      'urination-straining-low-count',
      { straining: true, urination: 2 },
      undefined,
      'Efforts pour uriner, Urination\u00a0: 2',
    ],
    [
      'urination-straining-low-count',
      { straining: true, urination: 4, ...perfused },
      undefined,
      'Efforts pour uriner, Urination\u00a0: 2 (4 avec la perfusion)',
    ],
    [
      'urination-straining-small-clump',
      { straining: true, urinationBallSize: 'small' },
      undefined,
      'Efforts pour uriner, Petites boules',
    ],
    [
      'urination-blood-low-count',
      { bloodVisible: true, urination: 0 },
      undefined,
      'Sang visible, Urination\u00a0: 0',
    ],
    [
      'urination-blood-small-clump',
      { bloodVisible: true, urinationBallSize: 'small' },
      undefined,
      'Sang visible, Petites boules',
    ],
    ['urination-blood-isolated', { bloodVisible: true }, undefined, 'Sang visible'],
    ['urination-straining-isolated', { straining: true }, undefined, 'Efforts pour uriner'],
    [
      'urination-frequent-small',
      { urination: 8, urinationBallSize: 'small' },
      undefined,
      'Urination\u00a0: 8, Petites boules',
    ],
    ['urination-polyuria', { urination: 5 }, undefined, 'Urination\u00a0: 5, Boules moyennes'],
    [
      'urination-polyuria',
      { urination: 5, urinationBallSize: 'large' },
      undefined,
      'Urination\u00a0: 5, Grosses boules',
    ],
    [
      'energy-low-consecutive',
      { lethargy: 2 },
      { lethargy: 1 },
      'Énergie\u00a0: basse, | Énergie\u00a0: très basse',
    ],
    ['energy-low-first-day', { lethargy: 2 }, undefined, 'Énergie\u00a0: basse'],
  ])('%s %o', (rule, overrides, before, expected) => {
    expect(labels(rule, overrides, before)).toBe(expected)
  })

  test('the answers to a question, each that was given', () => {
    const overrides = entry({
      waterMl: 379,
      straining: true,
      bloodVisible: true,
      noUrination: true,
    })
    const labelsOf = (category: Category) =>
      answersOf(category, overrides).map(({ label }) => label)
    expect(labelsOf('hydration')).toEqual([
      "Hydratation\u00a0: comme d'habitude",
      'Eau\u00a0: 379 mL pour 4,2 kg',
    ])
    expect(labelsOf('urination')).toEqual(
      expect.arrayContaining(['Efforts pour uriner', 'Sang visible', 'Aucune urine']),
    )
  })

  test('an unanswered question is no value', () => {
    const unknown = entry({
      quickHydrationValue: null,
      weightGrams: null,
      appetite: null,
      lethargy: null,
      urination: null,
      urinationBallSize: null,
      vomiting: null,
    })
    const rules: AlertRule[] = [
      'hydration-first-day-decrease',
      'hydration-first-day-precise',
      'appetite-refusal',
      'vomiting-frequent',
      'urination-polyuria',
      'urination-no-pee',
      'energy-low-first-day',
    ]
    expect(rules.flatMap((rule) => reasonsFor(rule, unknown, null))).toEqual([])
  })

  test('a reason names its entry', () => {
    const [alert] = alerts([entry({ appetite: 3 }), yesterday({ appetite: 2 })])
    expect(alert?.reasons).toEqual([
      { day: '2025-03-16', date: '2025-03-16T08:00:00Z', label: 'Appétit\u00a0: 50–75\u202f%' },
      { day: '2025-03-15', date: '2025-03-15T08:00:00Z', label: 'Appétit\u00a0: 25\u202f%' },
    ])
  })

  test('a very low energy has the other reds among its reasons, each once and hydration never', () => {
    const today: EntryOverrides = {
      ...less,
      lethargy: 1,
      appetite: 1,
      straining: true,
      bloodVisible: true,
      urination: 2,
      urinationBallSize: 'small',
    }
    const energy = alerts([entry(today), yesterday(less)]).find(
      ({ rule }) => rule === 'energy-low-with-red',
    )
    expect(energy?.reasons.map(({ label }) => label)).toEqual([
      'Énergie\u00a0: très basse',
      'Appétit\u00a0: 0\u202f%',
      'Efforts pour uriner',
      'Urination\u00a0: 2',
      'Petites boules',
      'Sang visible',
    ])
  })

  test('another red alert keeps its own reasons', () => {
    const [refusal] = alerts([entry({ lethargy: 1, appetite: 1, vomiting: 3 })])
    expect(refusal?.reasons.map(({ label }) => label)).toEqual(['Appétit\u00a0: 0\u202f%'])
  })

  test.each([
    [3, "comme d'habitude"],
    [4, 'un peu plus haute'],
    [5, 'très haute'],
  ])('the energy before, at %s: %s', (lethargy, words) => {
    const [notice] = notices([entry({ lethargy: 2 }), yesterday({ lethargy })], now)
    expect(notice!.reasons.map(({ label }) => label)).toEqual([
      'Énergie\u00a0: basse',
      `Énergie\u00a0: ${words}`,
    ])
  })

  test('a page without weighings shows the water without the weight', () => {
    const label = (overrides: EntryOverrides) =>
      reasonsFor('hydration-first-day-precise', entry(overrides), null).map(
        (reason) => withoutWeight(reason).label,
      )
    expect(label({ waterMl: 500, ...perfused })).toEqual([
      'Eau\u00a0: 400 mL',
      'Perfusion sous-cutanée',
    ])
  })

  test('a notice has both values', () => {
    const today = entry({ quickHydrationValue: 'less', appetite: 3, vomiting: 1, lethargy: 2 })
    const labels = notices([today, yesterday()], now).map(({ reasons }) =>
      reasons.map(({ day, label }) => [day, label]),
    )
    const both = (now: string, before: string) => [
      ['2025-03-16', now],
      ['2025-03-15', before],
    ]
    expect(labels).toEqual([
      both("Hydratation\u00a0: moins que d'habitude", "Hydratation\u00a0: comme d'habitude"),
      both('Appétit\u00a0: 50–75\u202f%', 'Appétit\u00a0: 100\u202f%'),
      both('Vomissements\u00a0: 1', 'Vomissements\u00a0: 0'),
      both('Énergie\u00a0: basse', "Énergie\u00a0: comme d'habitude"),
    ])
  })
})
