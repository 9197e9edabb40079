import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyHistory, entry, numRuns } from '../../testing/entries'
import { anyLimits, limit, acceptedOn } from '../../testing/vetLimits'
import { anyDays, anyWeighings, watchesFor } from '../../testing/watchInput'
import { alerts } from '../alerts/alerts'
import { categories, type Entry } from '../answers/entry'
import { dailyStatus } from '../indicators/dailyStatus'
import { agreedLimitLabel, usualUrinationsOn, type VetLimit } from './vetLimits'

const judgedWith = (entries: Entry[], limits: VetLimit[]) =>
  entries.map((one) => ({
    ...one,
    ...usualUrinationsOn(
      one.day,
      limits.map((of) => ({ ...of, since: '2025-01-01' })),
    ),
  }))
const reds = (entries: Entry[]) =>
  alerts(entries, { includeHidden: true }).filter(({ severity }) => severity === 'red')

test('no accepted number removes, adds or changes a red alert of the answers', () => {
  fc.assert(
    fc.property(anyHistory, anyLimits, (entries, limits) => {
      const judged = judgedWith(entries, limits)
      expect(reds(judged)).toEqual(reds(entries))
      const [before, after] = [dailyStatus(entries), dailyStatus(judged)]
      for (const category of categories)
        expect(after[category] === 'red').toBe(before[category] === 'red')
    }),
    { numRuns },
  )
})

test('no accepted number or weighing changes the watches of energy, appetite and vomiting', () => {
  const answerRules = new Set(['energy-very-low', 'appetite-lasting', 'vomiting-lasting'])
  fc.assert(
    fc.property(anyDays, anyWeighings, anyLimits, (entries, weighings, limits) => {
      const judged = judgedWith(entries, limits)
      const rulesWith = (judgedEntries: Entry[], accepted: VetLimit[]) =>
        watchesFor({ entries: judgedEntries, weighings, limits: accepted })
          .filter(({ rule }) => answerRules.has(rule))
          .map(({ rule }) => rule)
      expect(rulesWith(judged, limits)).toEqual(rulesWith(entries, []))
    }),
    { numRuns: Math.ceil(numRuns / 3) },
  )
})

describe('urinations that are usual for this cat (product/sharing 7.5)', () => {
  const raised = (overrides: Partial<Entry>) => alerts([entry(overrides)]).map(({ rule }) => rule)

  test.each<[usual: number | null, count: number, size: Entry['urinationBallSize'], rule: string]>([
    [null, 5, 'medium', 'urination-polyuria'],
    [6, 6, 'medium', 'all-green'],
    [6, 7, 'large', 'urination-polyuria'],
    [3, 4, 'medium', 'urination-polyuria'],
    [3, 4, 'small', 'all-green'],
    [3, 8, 'small', 'urination-frequent-small'],
    [9, 9, 'small', 'all-green'],
    [9, 10, null, 'urination-frequent-small'],
  ])('usual %s: %s, %s', (usualUrinations, urination, urinationBallSize, rule) => {
    expect(
      raised({
        urination,
        urinationBallSize,
        usualUrinations,
        usualSince: usualUrinations === null ? null : acceptedOn,
      }),
    ).toEqual([rule])
  })

  test('the reason names it if the rule used it', () => {
    const labels = (overrides: Partial<Entry>) =>
      alerts([entry({ usualSince: acceptedOn, ...overrides })]).flatMap(({ reasons }) =>
        reasons.map(({ label }) => label),
      )
    expect(labels({ urination: 7, usualUrinations: 6 })).toContain(
      `${agreedLimitLabel(acceptedOn)}\u00a0: 6 par jour`,
    )
    expect(
      labels({ urination: 8, urinationBallSize: 'small', usualUrinations: 7 }).join(),
    ).not.toContain('vétérinaire')
    expect(
      labels({ urination: 8, urinationBallSize: 'small', usualUrinations: 6 }).join(),
    ).not.toContain('vétérinaire')
  })

  test('it applies from the day on which it was accepted', () => {
    const limits = [limit('urinations', '6')]
    expect(usualUrinationsOn('2025-03-11', limits)).toEqual({
      usualUrinations: null,
      usualSince: null,
    })
    expect(usualUrinationsOn(acceptedOn, limits)).toEqual({
      usualUrinations: 6,
      usualSince: acceptedOn,
    })
  })
})
