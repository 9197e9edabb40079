import { beforeAll, describe, expect, test } from 'vitest'
import type { Edge } from '../../testing/edge'
import { entry, type EntryOverrides, blankEntry, yesterday } from '../../testing/entries'
import { severityOf, noAnswers } from '../../testing/severityOf'
import {
  type Health,
  loadRulesWith,
  thresholdShifts,
  thresholdNames,
} from '../../testing/shiftedThresholds'
import { usualAmounts } from '../../testing/usualEdges'
import { hoursLater, watchEdges } from '../../testing/watchEdges'
import { hydrationLevels } from '../answers/answerTable'
import type { AlertRule } from '../rules/rules'

const raises = (
  { raisedRules }: Health,
  rule: AlertRule,
  today: EntryOverrides,
  before?: EntryOverrides,
) =>
  raisedRules(blankEntry(today), before ? yesterday({ ...noAnswers, ...before }) : null).includes(
    rule,
  )

const takes = ({ measurementInput }: Health, input: object) =>
  measurementInput.safeParse(input).success

const edges: Record<string, Edge> = {
  USABLE_GAP_HOURS: (n, { comparablePreviousEntry }) => {
    const usable = (now: Date) =>
      comparablePreviousEntry(entry({ date: now.toISOString() }), entry()) !== null
    return [usable(hoursLater(n)), usable(hoursLater(n, 1))]
  },
  STALE_AFTER_HOURS: (n, { staleDataLabel }) => {
    const isFresh = (now: Date) =>
      staleDataLabel(hoursLater(0).toISOString(), '2025-03-16', now, '2025-03-18') === null
    return [isFresh(hoursLater(n)), isFresh(hoursLater(n, 1))]
  },
  APPETITE_REFUSAL: (n, health) => [
    raises(health, 'appetite-refusal', { appetite: n }),
    raises(health, 'appetite-refusal', { appetite: n + 1 }),
  ],
  APPETITE_REDUCED: (n, health) => {
    const reduced = (appetite: number) => raises(health, 'appetite-reduced-first-day', { appetite })
    return [reduced(n), reduced(n + 1)]
  },
  ENERGY_VERY_LOW: (n, health) => {
    const veryLow = (lethargy: number) =>
      raises(health, 'energy-low-with-red', { lethargy, noUrination: true })
    return [veryLow(n), veryLow(n + 1)]
  },
  ENERGY_LOW: (n, health) => [
    raises(health, 'energy-low-first-day', { lethargy: n }),
    raises(health, 'energy-low-first-day', { lethargy: n + 1 }),
  ],
  VOMITING_LIGHT: (n, health) => {
    const isJudged = (vomiting: number) =>
      severityOf(health, 'vomiting', { vomiting }, { vomiting }) > 0
    return [isJudged(n), isJudged(n - 1)]
  },
  VOMITING_REPEATED: (n, health) => [
    severityOf(health, 'vomiting', { vomiting: n }, null) >= 2,
    severityOf(health, 'vomiting', { vomiting: n - 1 }, null) >= 2,
  ],
  VOMITING_FREQUENT: (n, health) => [
    raises(health, 'vomiting-frequent', { vomiting: n }),
    raises(health, 'vomiting-frequent', { vomiting: n - 1 }),
  ],
  URINATION_VERY_LOW: (n, health) => {
    const isLowRaised = (urination: number) =>
      raises(health, 'urination-blood-low-count', { bloodVisible: true, urination })
    return [isLowRaised(n), isLowRaised(n + 1)]
  },
  URINATION_MANY_SMALL: (n, health) => {
    const isNotRaised = (urination: number) =>
      !raises(health, 'urination-frequent-small', { urination, urinationBallSize: 'small' })
    return [isNotRaised(n), isNotRaised(n + 1)]
  },
  URINATION_MANY_LARGE: (n, health) => {
    const isNotRaised = (urination: number) =>
      !raises(health, 'urination-polyuria', { urination, urinationBallSize: 'large' })
    return [isNotRaised(n), isNotRaised(n + 1)]
  },
  HIGH_WATER: (n, health) => {
    const isNotRaised = (waterMl: number) =>
      !raises(health, 'hydration-first-day-precise', { waterMl, weightGrams: 1000 })
    return [isNotRaised(n), isNotRaised(n + 1)]
  },
  // At 2 kg, the baseline is 100 mL.
  LESS_BELOW_PERCENT: (n, { hydrationFrom }) => [
    hydrationFrom(n, 2000) === 'normal',
    hydrationFrom(n - 1, 2000) === 'normal',
  ],
  MORE_ABOVE_PERCENT: (n, { hydrationFrom }) => [
    hydrationFrom(n, 2000) === 'normal',
    hydrationFrom(n + 1, 2000) === 'normal',
  ],
  COUNT_MAX: (n, health) => [
    takes(health, { vomiting: n, urination: n }),
    takes(health, { urination: n + 1 }),
  ],
  SCALE_MAX: (n, health) => [
    takes(health, { appetite: n, lethargy: n }),
    takes(health, { lethargy: n + 1 }),
  ],
  WATER_MAX: (n, health) => [takes(health, { waterMl: n }), takes(health, { waterMl: n + 1 })],
  NOTE_MAX: (n, health) => [
    takes(health, { note: 'x'.repeat(n) }),
    takes(health, { note: 'x'.repeat(n + 1) }),
  ],
  OBSERVATION_MAX_SHOWN: (n, { journalRow }) => {
    const isWhole = (note: string) =>
      journalRow({ ...entry({ note }), id: '1' }, '2025-03-16').observations === note
    return [isWhole('x'.repeat(n)), isWhole('x'.repeat(n + 1))]
  },
  ...watchEdges,
}

/** The thresholds for which exactly the number itself counts. */
const amounts: Record<string, (health: Health) => number> = {
  PERFUSION_URINATIONS: ({ urinationWithPerfusion }) => urinationWithPerfusion(1, 'yes') - 1,
  PERFUSION_WATER_PERCENT: ({ waterWithPerfusion }) => waterWithPerfusion(100, 'yes'),
  COUNT_MAX: ({ urinationWithPerfusion }) => urinationWithPerfusion(50, 'yes'),
  WATER_MAX: ({ waterFor }) => waterFor('more', 100_000, 'yes'),
  BASELINE_WATER: ({ waterFor }) => waterFor('normal', 1000),
  WATER_WITHOUT_WEIGHT: ({ waterFor }) => waterFor('normal', null),
  ...usualAmounts,
  ...Object.fromEntries(
    hydrationLevels.map((level) => [
      `HYDRATION_PERCENT.${level}`,
      ({ waterFor }: Health) => waterFor(level, 2000),
    ]),
  ),
}

test('each threshold has a test', () => {
  expect([...new Set([...Object.keys(edges), ...Object.keys(amounts)])].toSorted()).toEqual(
    thresholdNames.toSorted(),
  )
})

describe.each(thresholdShifts)('$name: $to instead of $from', ({ name, to, changed }) => {
  let health: Health
  beforeAll(async () => {
    health = await loadRulesWith(changed)
  })

  test('the rules apply it', () => {
    if (edges[name]) expect(edges[name](to, health)).toEqual([true, false])
    if (amounts[name]) expect(amounts[name](health)).toBe(to)
  })
})
