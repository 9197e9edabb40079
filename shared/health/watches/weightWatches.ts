import { dayBeside, daysBetween } from '../../base/time'
import { onePerDay, type Weighing } from '../../weight/weightCurve'
import { parseWeight, weightLabel } from '../../weight/weightValue'
import { agreedOn, limitOf, type VetLimit } from '../rules/vetLimits'
import {
  WEIGHING_DUE_DAYS,
  WEIGHING_DUE_LOSS_DAYS,
  WEIGHT_GAIN_DAYS,
  WEIGHT_GAIN_PERCENT,
  WEIGHT_LOSS_DAYS,
  WEIGHT_LOSS_FAST_DAYS,
  WEIGHT_LOSS_FAST_PERCENT,
  WEIGHT_LOSS_PERCENT,
  WEIGHT_LOSS_YEAR_DAYS,
  WEIGHT_NOISE_GRAMS,
  WEIGHT_SPEAKS_DAYS,
} from '../thresholds/thresholds'
import type { RaisedWatch } from './raisedWatch'

/** A weighing and its time. */
export interface TimedWeighing extends Weighing {
  /** ISO instant */
  date: string
}

/**
 * Returns the watches of the weight (product/watches 3, product/sharing 7.5). Percentages are
 * exact, in grams. A difference below the scale's error raises nothing.
 */
export function weightWatches(
  newestFirst: readonly TimedWeighing[],
  today: string,
  limits: readonly VetLimit[],
): RaisedWatch[] {
  const [newest, ...earlier] = onePerDay(newestFirst.filter(({ day }) => day <= today))
  if (!newest) return []
  const age = daysBetween(newest.day, today)
  const change = age <= WEIGHT_SPEAKS_DAYS ? changeOf(newest, earlier, limitOf(limits, 'loss')) : []
  const isLosing = change.some(({ rule }) => rule !== 'weight-gain-fast')
  const isDue = age > (isLosing ? WEIGHING_DUE_LOSS_DAYS : WEIGHING_DUE_DAYS)
  return [
    ...underThreshold(newest, limitOf(limits, 'weight'), today),
    ...change,
    ...(isDue
      ? [
          {
            rule: 'weighing-due' as const,
            level: 'info' as const,
            reasons: [reason(newest)],
            facts: { since: dayBeside(newest.day, today) },
          },
        ]
      : []),
  ]
}

/** Raised whatever the age of the weighing: it is the newest value that is known. */
function underThreshold(
  newest: TimedWeighing,
  limit: VetLimit | undefined,
  today: string,
): RaisedWatch[] {
  const least = limit && parseWeight(limit.value)
  if (!least || newest.grams >= least) return []
  const under = `${weightOnDay(newest, today)}, sous ${weightLabel(least).replace(' ', '\u00a0')}`
  return [
    {
      rule: 'weight-under-threshold',
      level: 'red',
      reasons: [reason(newest), agreed(limit, newest, weightLabel(least))],
      facts: { under },
    },
  ]
}

function changeOf(
  newest: TimedWeighing,
  earlier: readonly TimedWeighing[],
  loss: VetLimit | undefined,
): RaisedWatch[] {
  const within = (days: number) => earlier.filter(({ day }) => daysBetween(day, newest.day) <= days)
  const lightest = extreme(within(WEIGHT_GAIN_DAYS), (one, other) => one.grams < other.grams)
  return [
    ...lossOf(newest, within(WEIGHT_LOSS_FAST_DAYS)[0], earlier, loss),
    ...(lightest && isGain(newest, lightest)
      ? [raised('weight-gain-fast', 'amber', newest, lightest)]
      : []),
  ]
}

/**
 * Selects earlier weighings by their age in days, `after` excluded, `until` included. The newest
 * must be `percent` lighter than one of them.
 */
interface Window {
  after: number
  until: number
  percent: number
  /** the vet's threshold, if the window is the vet's */
  limit?: VetLimit
}

/**
 * Returns only the gravest loss. Within the vet's number of days only the vet's percentage applies.
 */
function lossOf(
  newest: TimedWeighing,
  before: TimedWeighing | undefined,
  earlier: readonly TimedWeighing[],
  loss: VetLimit | undefined,
): RaisedWatch[] {
  const after = loss?.days ?? 0
  const vets = loss ? [{ after: 0, until: after, percent: Number(loss.value), limit: loss }] : []
  const found = (windows: Window[]) =>
    windows.flatMap((window) => {
      const of = earlier.filter(
        ({ day }) =>
          daysBetween(day, newest.day) > window.after &&
          daysBetween(day, newest.day) <= window.until,
      )
      const heaviest = extreme(of, (one, other) => one.grams > other.grams)
      return heaviest && isLoss(newest, heaviest, window.percent) ? [{ ...window, heaviest }] : []
    })
  const grave = found([...vets, { after, until: WEIGHT_LOSS_DAYS, percent: WEIGHT_LOSS_PERCENT }])
  const confirmed =
    before && grave.find(({ heaviest, percent }) => isLoss(before, heaviest, percent))
  if (confirmed)
    return [
      raised('weight-loss-confirmed', 'red', newest, confirmed.heaviest, {
        between: [before],
        limit: confirmed.limit,
      }),
    ]
  const [first] = grave
  if (first)
    return [
      raised('weight-loss', 'amber', newest, first.heaviest, { again: true, limit: first.limit }),
    ]
  const [slow] = found([
    { after, until: WEIGHT_LOSS_FAST_DAYS, percent: WEIGHT_LOSS_FAST_PERCENT },
    { after, until: WEIGHT_LOSS_YEAR_DAYS, percent: WEIGHT_LOSS_PERCENT },
  ])
  return slow ? [raised('weight-loss', 'amber', newest, slow.heaviest)] : []
}

const isLoss = (now: TimedWeighing, then: TimedWeighing, percent: number): boolean =>
  then.grams - now.grams >= WEIGHT_NOISE_GRAMS &&
  (then.grams - now.grams) * 100 >= percent * then.grams

const isGain = (now: TimedWeighing, then: TimedWeighing): boolean =>
  now.grams - then.grams >= WEIGHT_NOISE_GRAMS &&
  (now.grams - then.grams) * 100 >= WEIGHT_GAIN_PERCENT * then.grams

/** Returns the extreme weighing, the newest of equal ones. */
const extreme = (
  weighings: readonly TimedWeighing[],
  isMore: (one: TimedWeighing, other: TimedWeighing) => boolean,
): TimedWeighing | undefined =>
  weighings.reduce<TimedWeighing | undefined>(
    (best, one) => (best && !isMore(one, best) ? best : one),
    undefined,
  )

function raised(
  rule: RaisedWatch['rule'],
  level: RaisedWatch['level'],
  newest: TimedWeighing,
  then: TimedWeighing,
  {
    between = [],
    again = false,
    limit,
  }: { between?: TimedWeighing[]; again?: boolean; limit?: VetLimit | undefined } = {},
): RaisedWatch {
  const reasons = [newest, ...between, then].map(reason)
  return {
    rule,
    level,
    reasons: limit
      ? [...reasons, agreed(limit, newest, `${limit.value}\u00a0% en ${limit.days} jours`)]
      : reasons,
    facts: { change: changeText(then, newest), again },
  }
}

/**
 * Returns '−12 % en 29 jours (4,2 kg le 12/03, 3,7 kg le 10/04)'. Days of another year have their
 * year. The percentage is rounded towards 0.
 */
function changeText(then: TimedWeighing, now: TimedWeighing): string {
  const percent = Math.floor((Math.abs(now.grams - then.grams) * 100) / then.grams)
  const days = daysBetween(then.day, now.day)
  const sign = now.grams < then.grams ? '−' : '+'
  return `${sign}${percent}\u00a0% en ${days} ${days > 1 ? 'jours' : 'jour'} (${[then, now].map((one) => weightOnDay(one, now.day)).join(', ')})`
}

const weightOnDay = ({ grams, day }: TimedWeighing, otherDay: string): string =>
  `${weightLabel(grams).replace(' ', '\u00a0')} le ${dayBeside(day, otherDay)}`

const reason = ({ day, date, grams }: TimedWeighing) => ({
  day,
  date,
  label: `Poids\u00a0: ${weightLabel(grams)}`,
})

const agreed = ({ since }: VetLimit, { day, date }: TimedWeighing, what: string) => ({
  day,
  date,
  label: `${agreedOn(since)}\u00a0: ${what}`,
})
