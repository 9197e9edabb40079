import { addDays, daysBetween } from '../../../base/time'
import type { Entry } from '../../answers/entry'
import { median } from '../../history/pastEntries'
import type { TimedWeighing } from '../../history/timedWeighing'
import type { RaisedWatch } from '../../rules/raisedWatch'
import {
  APPETITE_REDUCED,
  ENERGY_LOW,
  WEIGHT_GAIN_DAYS,
  WEIGHT_GAIN_PERCENT,
  WEIGHT_GAIN_RED_PERCENT,
  WEIGHT_NOISE_GRAMS,
} from '../../thresholds/thresholds'
import { changeText, weighingReason, weightOfWeekBefore, weightOnDay } from './weightWords'

/** The signs that make a gain of weight urgent: fluids may stay in the body. */
export interface GainSigns {
  /** The owner's days on which fluids were given. */
  fluidDays: readonly string[]
  /** True if one of the last two entries has a low appetite or energy. */
  isUnwell: boolean
}

export const isUnwell = (newestFirst: readonly Entry[]): boolean =>
  newestFirst
    .slice(0, 2)
    .some(
      ({ appetite, lethargy }) =>
        (appetite !== null && appetite <= APPETITE_REDUCED) ||
        (lethargy !== null && lethargy <= ENERGY_LOW),
    )

/**
 * Returns `weight-gain-fast` (product/watches 3.2).
 * @param newestFirst one weighing per day
 */
export function weightGainWatch(
  [newest, ...earlier]: readonly TimedWeighing[],
  { fluidDays, isUnwell: isCatUnwell }: GainSigns,
): RaisedWatch[] {
  if (!newest) return []
  const week = earlier.filter(({ day }) => daysBetween(day, newest.day) <= WEIGHT_GAIN_DAYS)
  const [previousWeighing, ...others] = week
  const referenceGrams = median(week.map(({ grams }) => grams))
  if (referenceGrams === null || !previousWeighing) return []
  const gain = newest.grams - referenceGrams
  const isGainOf = (percent: number) =>
    gain >= WEIGHT_NOISE_GRAMS && gain * 100 >= percent * referenceGrams
  if (!isGainOf(WEIGHT_GAIN_PERCENT)) return []
  const first = addDays(newest.day, -WEIGHT_GAIN_DAYS)
  const hasFluids = fluidDays.some((day) => day >= first && day <= newest.day)
  const isRed = isGainOf(WEIGHT_GAIN_RED_PERCENT) || (hasFluids && isCatUnwell)
  const percent = (gain * 100) / referenceGrams
  const hasOneReference = others.length === 0
  return [
    {
      rule: 'weight-gain-fast',
      level: isRed ? 'red' : 'amber',
      reasons: [newest, ...week].map(weighingReason),
      facts: {
        change: changeText(
          percent,
          hasOneReference ? daysBetween(previousWeighing.day, newest.day) : 0,
          [
            hasOneReference
              ? weightOnDay(previousWeighing, newest.day)
              : weightOfWeekBefore(referenceGrams),
            weightOnDay(newest, newest.day),
          ],
        ),
      },
      magnitude: percent,
    },
  ]
}
