import type { VetLimit } from '../health/rules/vetLimits'
import { type Edge, levelOf } from './edge'
import type { Health } from './shiftedThresholds'
import { weighed } from './watchInput'

type DatedGrams = [daysAgo: number, grams: number]

const levelWith = (
  health: Health,
  rule: Parameters<typeof levelOf>[1],
  weighings: readonly DatedGrams[],
  limits: VetLimit[] = [],
) =>
  levelOf(health, rule, {
    weighings: weighings
      .map(([daysAgo, grams]) => weighed(daysAgo, grams))
      .toSorted((a, b) => b.day.localeCompare(a.day)),
    limits,
  })
const hasLost = (health: Health, ...weighings: DatedGrams[]) =>
  levelWith(health, 'weight-loss', weighings) !== null
const isRaised = (
  health: Health,
  rule: Parameters<typeof levelOf>[1],
  ...weighings: DatedGrams[]
) => levelWith(health, rule, weighings) !== null
const daily = (count: number, from: number, gramsOf: (index: number) => number): DatedGrams[] =>
  Array.from({ length: count }, (_, index) => [from + index, gramsOf(index)])

/** The thresholds of weighings. */
export const weightEdges: Record<string, Edge> = {
  WEIGHT_LOSS_PERCENT: (n, health) => [
    hasLost(health, [0, 10_000 - n * 100], [60, 10_000]),
    hasLost(health, [0, 10_001 - n * 100], [60, 10_000]),
  ],
  WEIGHT_LOSS_DAYS: (n, health) => {
    const isConfirmed = (daysAgo: number) =>
      isRaised(health, 'weight-loss-confirmed', [0, 3000], [1, 3000], [daysAgo, 4000])
    return [isConfirmed(n), isConfirmed(n + 1)]
  },
  WEIGHT_LOSS_YEAR_DAYS: (n, health) => [
    hasLost(health, [0, 3000], [50, 3100], [n, 4000]),
    hasLost(health, [0, 3000], [50, 3100], [n + 1, 4000]),
  ],
  WEIGHT_LOSS_STILL_PERCENT: (n, health) => [
    hasLost(health, [0, 10_000 - n * 100], [50, 10_000], [200, 13_000]),
    hasLost(health, [0, 10_001 - n * 100], [50, 10_000], [200, 13_000]),
  ],
  WEIGHT_LOSS_STILL_DAYS: (n, health) => [
    hasLost(health, [0, 3000], [n, 3100], [200, 4000]),
    hasLost(health, [0, 3000], [n + 1, 3100], [200, 4000]),
  ],
  WEIGHT_LOSS_FAST_PERCENT: (n, health) => [
    hasLost(health, [0, 10_000 - n * 100], [20, 10_000]),
    hasLost(health, [0, 10_001 - n * 100], [20, 10_000]),
  ],
  WEIGHT_LOSS_FAST_DAYS: (n, health) => [
    hasLost(health, [0, 3720], [n, 4000]),
    hasLost(health, [0, 3720], [n + 1, 4000]),
  ],
  WEIGHT_LOSS_RED_DAYS: (n, health) => {
    const isRed = (age: number) =>
      levelWith(health, 'weight-loss-confirmed', [
        [age, 3000],
        [age + 1, 3000],
        [age + 60, 4000],
      ]) === 'red'
    return [isRed(n), isRed(n + 1)]
  },
  CURRENT_WEIGHT_DAYS: (n, health) => {
    const isCalm = (daysAgo: number) => !hasLost(health, [0, 3700], [daysAgo, 4000], [50, 4000])
    return [isCalm(n), isCalm(n + 1)]
  },
  CURRENT_WEIGHT_COUNT: (n, health) => {
    const isLight = (light: number) =>
      hasLost(health, ...daily(6, 0, (index) => (index < light ? 3700 : 4000)), [20, 4000])
    return [isLight(Math.floor(n / 2) + 1), isLight(Math.floor(n / 2))]
  },
  REFERENCE_WEIGHT_PERCENTILE: (n, health) => {
    // The heaviest are the oldest, so that the shorter windows have only light ones.
    const count = 94
    const rank = Math.ceil((count * n) / 100)
    const counts = (heavy: number) =>
      hasLost(
        health,
        [0, 3600],
        ...daily(count, 7, (index) => (index >= count - heavy ? 4000 : 3700)),
      )
    return [counts(count - rank + 1), counts(count - rank)]
  },
  REFERENCE_WEIGHT_MIN_COUNT: (n, health) => {
    // The upper quartile of three weighings is the heaviest, too.
    const counts = (count: number) =>
      hasLost(health, [0, 3700], [40, 4000], ...daily(count - 1, 10, () => 3700))
    return [counts(Math.min(n - 1, 3)), counts(Math.max(n, 4))]
  },
  WEIGHT_DROP_PERCENT: (n, health) => [
    isRaised(health, 'weight-drop', [0, 10_000 - n * 100], [1, 10_000]),
    isRaised(health, 'weight-drop', [0, 10_001 - n * 100], [1, 10_000]),
  ],
  WEIGHT_DROP_DAYS: (n, health) => [
    isRaised(health, 'weight-drop', [0, 3000], [n, 4000]),
    isRaised(health, 'weight-drop', [0, 3000], [n + 1, 4000]),
  ],
  WEIGHT_GAIN_PERCENT: (n, health) => [
    isRaised(health, 'weight-gain-fast', [0, 10_000 + n * 100], [1, 10_000]),
    isRaised(health, 'weight-gain-fast', [0, 9_999 + n * 100], [1, 10_000]),
  ],
  WEIGHT_GAIN_RED_PERCENT: (n, health) => {
    const isRed = (grams: number) =>
      levelWith(health, 'weight-gain-fast', [
        [0, grams],
        [1, 10_000],
      ]) === 'red'
    return [isRed(10_000 + n * 100), isRed(9_999 + n * 100)]
  },
  WEIGHT_GAIN_DAYS: (n, health) => [
    isRaised(health, 'weight-gain-fast', [0, 4000], [n, 3000]),
    isRaised(health, 'weight-gain-fast', [0, 4000], [n + 1, 3000]),
  ],
  WEIGHT_NOISE_GRAMS: (n, health) => [
    hasLost(health, [0, 500 - n], [20, 500]),
    hasLost(health, [0, 501 - n], [20, 500]),
  ],
  WEIGHT_UNDER_GRAMS: (n, health) => {
    const limit: VetLimit = { part: 'weight', value: '3.5', days: null, since: '2025-01-01' }
    const isRed = (grams: number) =>
      levelWith(health, 'weight-under-threshold', [[0, grams]], [limit]) === 'red'
    return [isRed(3500 - n), isRed(3501 - n)]
  },
  WEIGHT_REPORTED_DAYS: (n, health) => [
    hasLost(health, [n, 3000], [n + 20, 4000]),
    hasLost(health, [n + 1, 3000], [n + 21, 4000]),
  ],
  WEIGHING_DUE_DAYS: (n, health) => [
    isRaised(health, 'weighing-due', [n, 4000]),
    isRaised(health, 'weighing-due', [n - 1, 4000]),
  ],
  WEIGHING_DUE_LOSS_DAYS: (n, health) => [
    isRaised(health, 'weighing-due', [n, 3000], [n + 20, 4000]),
    isRaised(health, 'weighing-due', [n - 1, 3000], [n + 19, 4000]),
  ],
  WEIGHING_CONFIRM_PERCENT: (n, { isUnlikelyWeight }) => [
    !isUnlikelyWeight(10_000 + n * 100, 10_000),
    !isUnlikelyWeight(10_001 + n * 100, 10_000),
  ],
}
