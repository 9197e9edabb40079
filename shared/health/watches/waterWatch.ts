import { entriesBetween, median, type PastEntry, type WatchedEntries } from '../history/pastEntries'
import { dayReason, type RaisedWatch } from '../rules/raisedWatch'
import {
  BASELINE_FROM_DAYS,
  BASELINE_TO_DAYS,
  WATER_DAYS,
  WATER_MIN_COUNT,
  WATER_LESS_PERCENT,
  WATER_MORE_PERCENT,
  WATER_USUAL_MIN_COUNT,
} from '../thresholds/thresholds'

const isMeasured = (entry: PastEntry): entry is PastEntry & { measuredWater: number } =>
  entry.measuredWater !== null

/** Returns `water-changed`, for owners and tools that measure the water (product/watches 2.7). */
export function waterWatch({ history, day }: WatchedEntries): RaisedWatch[] {
  const last = entriesBetween(history, day, 0, WATER_DAYS - 1).filter(isMeasured)
  const earlier = entriesBetween(history, day, BASELINE_FROM_DAYS, BASELINE_TO_DAYS).filter(
    isMeasured,
  )
  const usual = median(earlier.map(({ measuredWater }) => measuredWater))
  if (!usual || earlier.length < WATER_USUAL_MIN_COUNT || last.length < WATER_MIN_COUNT) return []
  const mean = last.reduce((sum, { measuredWater }) => sum + measuredWater, 0) / last.length
  const isLess = mean * 100 <= usual * WATER_LESS_PERCENT
  if (!isLess && mean * 100 < usual * WATER_MORE_PERCENT) return []
  return [
    {
      rule: 'water-changed',
      level: 'amber',
      reasons: last.map((entry) =>
        dayReason(entry.day, `Eau\u00a0: ${entry.measuredWater}\u00a0mL`),
      ),
      facts: { isLess, water: Math.round(mean), usual: Math.round(usual) },
    },
  ]
}
