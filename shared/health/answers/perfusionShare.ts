import {
  BASELINE_WATER,
  COUNT_MAX,
  HYDRATION_PERCENT,
  LESS_BELOW_PERCENT,
  MORE_ABOVE_PERCENT,
  PERFUSION_URINATIONS,
  PERFUSION_WATER_PERCENT,
  WATER_MAX,
  WATER_WITHOUT_WEIGHT,
} from '../thresholds/thresholds'
import type { EntryFields, HydrationLevel, YesNo } from './entry'

// The client stores derived numbers (product/entries 4.3). This file derives them from the observed
// ones, and back.

type UrinationCount = Pick<EntryFields, 'urination' | 'subcutaneousPerfusion'>
type Water = Pick<EntryFields, 'waterMl' | 'subcutaneousPerfusion'>

const isKnown = (grams: number | null): grams is number => grams !== null && grams > 0

/** Returns mL a day for a hydration choice, with perfusion's share. */
export function waterFor(
  level: HydrationLevel,
  weightGrams: number | null,
  perfusion: YesNo | null = null,
): number {
  const water = isKnown(weightGrams)
    ? Math.round((BASELINE_WATER * HYDRATION_PERCENT[level] * weightGrams) / 100_000)
    : WATER_WITHOUT_WEIGHT
  return waterWithPerfusion(Math.min(WATER_MAX, water), perfusion)
}

/**
 * Returns the choice that corresponds to a quantity of water, exact in grams. Returns `null` if the
 * water or the weight is not known.
 */
export function hydrationFrom(
  waterMl: number | null,
  weightGrams: number | null,
): HydrationLevel | null {
  if (waterMl === null || !isKnown(weightGrams)) return null
  const percent = (waterMl * 100_000) / (BASELINE_WATER * weightGrams)
  if (percent < LESS_BELOW_PERCENT) return 'less'
  return percent > MORE_ABOVE_PERCENT ? 'more' : 'normal'
}

export function waterWithPerfusion(waterMl: number, perfusion: YesNo | null): number {
  return perfusion === 'yes'
    ? Math.min(WATER_MAX, Math.round((waterMl * PERFUSION_WATER_PERCENT) / 100))
    : waterMl
}

export function waterBeforePerfusion({ waterMl, subcutaneousPerfusion }: Water): number | null {
  if (waterMl === null || subcutaneousPerfusion !== 'yes') return waterMl
  return Math.round((waterMl * 100) / PERFUSION_WATER_PERCENT)
}

export function urinationWithPerfusion(observed: number, perfusion: YesNo | null): number {
  return perfusion === 'yes' ? Math.min(COUNT_MAX, observed + PERFUSION_URINATIONS) : observed
}

/**
 * Returns the stored count less perfusion's share. The result is too low for a count that was cut
 * at COUNT_MAX; no rule compares such counts with a lower bound.
 */
export function observedUrination({
  urination,
  subcutaneousPerfusion,
}: UrinationCount): number | null {
  if (urination === null || subcutaneousPerfusion !== 'yes') return urination
  return Math.max(0, urination - PERFUSION_URINATIONS)
}
