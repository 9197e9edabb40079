import { daysBetween } from '../../../base/time'
import { median } from '../../history/pastEntries'
import type { TimedWeighing } from '../../history/timedWeighing'
import type { RaisedWatch } from '../../rules/raisedWatch'
import type { VetLimit } from '../../rules/vetLimits'
import {
  WEIGHT_DROP_DAYS,
  WEIGHT_DROP_PERCENT,
  WEIGHT_LOSS_DAYS,
  WEIGHT_LOSS_FAST_DAYS,
  WEIGHT_LOSS_FAST_PERCENT,
  WEIGHT_LOSS_PERCENT,
  WEIGHT_LOSS_RED_DAYS,
  WEIGHT_LOSS_STILL_DAYS,
  WEIGHT_LOSS_STILL_PERCENT,
  WEIGHT_LOSS_YEAR_DAYS,
  WEIGHT_NOISE_GRAMS,
  CURRENT_WEIGHT_COUNT,
  CURRENT_WEIGHT_DAYS,
  REFERENCE_WEIGHT_MIN_COUNT,
  REFERENCE_WEIGHT_PERCENTILE,
} from '../../thresholds/thresholds'
import { changeText, limitReason, weighingReason, weightAround, weightOnDay } from './weightWords'

/**
 * Selects earlier weighings by their age in days, `after` excluded, `until` included. Today's
 * weight must be `percent` below their reference.
 */
interface Window {
  after: number
  until: number
  percent: number
  /** The vet's threshold, if the window is the vet's. */
  limit?: VetLimit
}

/** Today's weight, and the weighings that it is compared with. */
interface WeightComparison {
  newest: TimedWeighing
  /** The weighings of today's weight, newest first, the newest included. */
  recent: readonly TimedWeighing[]
  /** Sorted newest first. */
  older: readonly TimedWeighing[]
  /** The median of `recent`, in grams. */
  currentGrams: number
}

function compare([newest, ...earlier]: readonly TimedWeighing[]): WeightComparison | null {
  if (!newest) return null
  const near = earlier.filter(({ day }) => daysBetween(day, newest.day) <= CURRENT_WEIGHT_DAYS)
  const recent = [newest, ...near.slice(0, CURRENT_WEIGHT_COUNT - 1)]
  const currentGrams = median(recent.map(({ grams }) => grams)) ?? newest.grams
  return { newest, recent, older: earlier.slice(recent.length - 1), currentGrams }
}

/**
 * Returns only the gravest loss. Within the vet's number of days only the vet's percentage applies.
 * @param newestFirst one weighing per day
 * @param age days since the newest weighing
 */
export function weightLossWatches(
  newestFirst: readonly TimedWeighing[],
  limit: VetLimit | undefined,
  age: number,
): RaisedWatch[] {
  const compared = compare(newestFirst)
  if (!compared) return []
  const after = limit?.days ?? 0
  const vets = limit ? [{ after: 0, until: after, percent: Number(limit.value), limit }] : []
  const find = (windows: Window[]) =>
    windows.flatMap((window) => {
      const reference = referenceOf(compared, window)
      return reference && isUnder(compared.currentGrams, reference, window.percent)
        ? [{ ...window, reference }]
        : []
    })
  const redLoss = find([...vets, { after, until: WEIGHT_LOSS_DAYS, percent: WEIGHT_LOSS_PERCENT }])
  const confirmed = redLoss.find(({ reference, percent }) =>
    isConfirmed(compared, reference, percent),
  )
  if (confirmed)
    return [
      raiseWatch('weight-loss-confirmed', compared, confirmed, {
        level: age <= WEIGHT_LOSS_RED_DAYS ? 'red' : 'amber',
      }),
    ]
  const [first] = redLoss
  if (first) return [raiseWatch('weight-loss', compared, first, { isWeighingDue: true })]
  const [slow] = find([
    { after, until: WEIGHT_LOSS_FAST_DAYS, percent: WEIGHT_LOSS_FAST_PERCENT },
    ...(isStillLosing(compared)
      ? [{ after, until: WEIGHT_LOSS_YEAR_DAYS, percent: WEIGHT_LOSS_PERCENT }]
      : []),
  ])
  return slow ? [raiseWatch('weight-loss', compared, slow)] : []
}

/** A loss that ended long ago is no longer reported. */
function isStillLosing(compared: WeightComparison): boolean {
  const referenceGrams = referenceOf(compared, { after: 0, until: WEIGHT_LOSS_STILL_DAYS })
  return (
    referenceGrams !== undefined &&
    isUnder(compared.currentGrams, referenceGrams, WEIGHT_LOSS_STILL_PERCENT)
  )
}

function isConfirmed(
  { newest, recent, older: [previousWeighing] }: WeightComparison,
  referenceWeighing: TimedWeighing,
  percent: number,
): boolean {
  if (recent.filter(({ grams }) => isUnder(grams, referenceWeighing, percent)).length > 1)
    return true
  return (
    previousWeighing !== undefined &&
    daysBetween(previousWeighing.day, newest.day) <= WEIGHT_LOSS_FAST_DAYS &&
    isUnder(previousWeighing.grams, referenceWeighing, percent)
  )
}

/**
 * Returns the weighing at the upper quartile, so that one error of the scale does not count; of few
 * weighings the heaviest. The newest of equal ones is returned.
 */
function referenceOf(
  { newest, older }: WeightComparison,
  { after, until }: Pick<Window, 'after' | 'until'>,
): TimedWeighing | undefined {
  const lightestFirst = older
    .filter(({ day }) => {
      const days = daysBetween(day, newest.day)
      return days > after && days <= until
    })
    .toSorted((a, b) => a.grams - b.grams)
  const count = lightestFirst.length
  const rank =
    count < REFERENCE_WEIGHT_MIN_COUNT
      ? count
      : Math.ceil((count * REFERENCE_WEIGHT_PERCENTILE) / 100)
  const grams = lightestFirst[rank - 1]?.grams
  return lightestFirst.find((one) => one.grams === grams)
}

const isUnder = (grams: number, referenceWeighing: TimedWeighing, percent: number): boolean =>
  referenceWeighing.grams - grams >= WEIGHT_NOISE_GRAMS &&
  (referenceWeighing.grams - grams) * 100 >= percent * referenceWeighing.grams

function raiseWatch(
  rule: RaisedWatch['rule'],
  { newest, recent, older: [previousWeighing], currentGrams }: WeightComparison,
  { reference: referenceWeighing, limit }: Window & { reference: TimedWeighing },
  {
    level = 'amber',
    isWeighingDue = false,
  }: { level?: RaisedWatch['level']; isWeighingDue?: boolean } = {},
): RaisedWatch {
  const percent = ((currentGrams - referenceWeighing.grams) * 100) / referenceWeighing.grams
  const weighings = new Set([
    ...recent,
    ...(rule === 'weight-loss' ? [] : previousWeighing ? [previousWeighing] : []),
    referenceWeighing,
  ])
  const days = daysBetween(referenceWeighing.day, newest.day)
  const weight =
    recent.length > 1 ? weightAround(currentGrams, newest.day) : weightOnDay(newest, newest.day)
  return {
    rule,
    level,
    reasons: [
      ...[...weighings].map(weighingReason),
      ...(limit
        ? [limitReason(limit, newest, `${limit.value}\u202f% en ${limit.days} jours`)]
        : []),
    ],
    facts: {
      change: changeText(percent, days, [weightOnDay(referenceWeighing, newest.day), weight]),
      weighing: isWeighingDue ? 'tomorrow' : undefined,
    },
    magnitude: -percent,
  }
}

/** Returns `weight-drop`: a loss of this size within a few days is water (product/watches 3.2). */
export function weightDropWatch([newest, ...earlier]: readonly TimedWeighing[]): RaisedWatch[] {
  if (!newest) return []
  const heaviestFirst = earlier
    .filter(({ day }) => daysBetween(day, newest.day) <= WEIGHT_DROP_DAYS)
    .filter((referenceWeighing) => isUnder(newest.grams, referenceWeighing, WEIGHT_DROP_PERCENT))
    .toSorted((a, b) => b.grams - a.grams)
  const [referenceWeighing] = heaviestFirst
  if (!referenceWeighing) return []
  const percent = ((newest.grams - referenceWeighing.grams) * 100) / referenceWeighing.grams
  const weights = [
    weightOnDay(referenceWeighing, newest.day),
    weightOnDay(newest, newest.day),
  ] as const
  return [
    {
      rule: 'weight-drop',
      level: 'amber',
      reasons: [newest, referenceWeighing].map(weighingReason),
      facts: {
        change: changeText(percent, daysBetween(referenceWeighing.day, newest.day), weights),
      },
      magnitude: -percent,
    },
  ]
}
