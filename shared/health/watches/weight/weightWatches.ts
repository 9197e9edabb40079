import { dayMonthUnlessOtherYear, daysBetween } from '../../../base/time'
import { onePerDay } from '../../../weight/weightCurve'
import { parseWeight, weightLabel } from '../../../weight/weightValue'
import type { TimedWeighing } from '../../history/timedWeighing'
import type { RaisedWatch } from '../../rules/raisedWatch'
import { limitOf, type VetLimit } from '../../rules/vetLimits'
import {
  WEIGHING_DUE_DAYS,
  WEIGHING_DUE_LOSS_DAYS,
  WEIGHT_REPORTED_DAYS,
  WEIGHT_UNDER_GRAMS,
} from '../../thresholds/thresholds'
import { weightGainWatch, type GainSigns } from './weightGain'
import { weightDropWatch, weightLossWatches } from './weightLoss'
import { limitReason, shortWeight, weighingReason, weightOnDay } from './weightWords'

export interface WeightWatchInput {
  /** Sorted newest first. */
  weighings: readonly TimedWeighing[]
  limits: readonly VetLimit[]
  signs: GainSigns
  /** The day that a vet saw a loss: earlier weighings do not count for losses. */
  lossSeenOn: string | null
  /** The owner's calendar day. */
  today: string
}

/**
 * Returns the watches of the weight (product/watches 3, product/sharing 7.5). Percentages are
 * exact, in grams. A difference below the scale's error raises nothing.
 */
export function weightWatches({
  weighings,
  limits,
  signs,
  lossSeenOn,
  today,
}: WeightWatchInput): RaisedWatch[] {
  const ofDays = onePerDay(weighings.filter(({ day }) => day <= today))
  const [newest] = ofDays
  if (!newest) return []
  const age = daysBetween(newest.day, today)
  const isCurrent = age <= WEIGHT_REPORTED_DAYS
  const comparedWeighings = lossSeenOn ? ofDays.filter(({ day }) => day >= lossSeenOn) : ofDays
  const losses = isCurrent ? weightLossWatches(comparedWeighings, limitOf(limits, 'loss'), age) : []
  const isDue = age >= (losses.length > 0 ? WEIGHING_DUE_LOSS_DAYS : WEIGHING_DUE_DAYS)
  return [
    ...underThreshold(newest, limitOf(limits, 'weight'), today),
    ...losses,
    ...(isCurrent ? [...weightDropWatch(ofDays), ...weightGainWatch(ofDays, signs)] : []),
    ...(isDue
      ? [
          {
            rule: 'weighing-due' as const,
            level: 'info' as const,
            reasons: [weighingReason(newest)],
            facts: { since: dayMonthUnlessOtherYear(newest.day, today) },
          },
        ]
      : []),
  ]
}

/** Returns `weight-under-threshold`, whatever the age of the weighing: it is the newest known value. */
function underThreshold(
  newest: TimedWeighing,
  limit: VetLimit | undefined,
  today: string,
): RaisedWatch[] {
  const minGrams = limit && parseWeight(limit.value)
  if (!minGrams || newest.grams >= minGrams) return []
  const isOld = daysBetween(newest.day, today) > WEIGHT_REPORTED_DAYS
  const isNear = minGrams - newest.grams < WEIGHT_UNDER_GRAMS
  return [
    {
      rule: 'weight-under-threshold',
      level: isOld || isNear ? 'amber' : 'red',
      reasons: [weighingReason(newest), limitReason(limit, newest, weightLabel(minGrams))],
      facts: {
        under: `${weightOnDay(newest, today)}, sous ${shortWeight(minGrams)}`,
        weighing: isOld ? 'today' : isNear ? 'tomorrow' : undefined,
      },
      magnitude: ((minGrams - newest.grams) * 100) / minGrams,
    },
  ]
}
