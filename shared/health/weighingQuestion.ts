import { WEIGHING_ASKED_PERCENT } from './thresholds'

/** A weighing so far from the one before it that it is asked about before it is saved: 42 for 4,2 (product/watches 3.4). */
export function isUnlikely(grams: number, before: number | null): boolean {
  return before !== null && Math.abs(grams - before) * 100 > WEIGHING_ASKED_PERCENT * before
}
