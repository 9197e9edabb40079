import { expect, test } from 'vitest'
import { WEIGHING_CONFIRM_PERCENT } from './thresholds'
import { isUnlikelyWeight } from './unlikelyWeight'

test.each([
  [4200, null, false],
  [4200, 4200, false],
  [4000 + 40 * WEIGHING_CONFIRM_PERCENT, 4000, false],
  [4001 + 40 * WEIGHING_CONFIRM_PERCENT, 4000, true],
  [3999 - 40 * WEIGHING_CONFIRM_PERCENT, 4000, true],
])('%s g after %s g requires a confirmation: %s (product/watches 3.4)', (grams, before, expected) =>
  expect(isUnlikelyWeight(grams, before)).toBe(expected),
)
