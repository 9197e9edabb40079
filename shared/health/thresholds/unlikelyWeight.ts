import { WEIGHING_CONFIRM_PERCENT } from './thresholds'

/**
 * Returns whether a weighing requires a confirmation because it is far from the one before, such as
 * 42 for 4,2 (product/watches 3.4).
 */
export function isUnlikelyWeight(grams: number, previousGrams: number | null): boolean {
  return (
    previousGrams !== null &&
    Math.abs(grams - previousGrams) * 100 > WEIGHING_CONFIRM_PERCENT * previousGrams
  )
}
