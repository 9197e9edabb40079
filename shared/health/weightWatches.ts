import { dayMonth, daysBetween } from '../time'
import { weightLabel } from '../weight'
import { onePerDay, type Weighing } from '../weightCurve'
import type { RaisedWatch } from './raisedWatch'
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
} from './thresholds'

/** A weighing and when it was. */
export interface Weighed extends Weighing {
  /** ISO instant */
  date: string
}

/** product/watches 3. Percentages are exact, in grams; a difference below the scale's noise raises nothing. */
export function weightWatches(newestFirst: readonly Weighed[], today: string): RaisedWatch[] {
  const [newest, ...earlier] = onePerDay(newestFirst.filter(({ day }) => day <= today))
  if (!newest) return []
  const age = daysBetween(newest.day, today)
  const change = age <= WEIGHT_SPEAKS_DAYS ? changeOf(newest, earlier) : []
  const isLosing = change.some(({ rule }) => rule !== 'weight-gain-fast')
  const isDue = age > (isLosing ? WEIGHING_DUE_LOSS_DAYS : WEIGHING_DUE_DAYS)
  return [...change, ...(isDue ? [{ rule: 'weighing-due' as const, level: 'info' as const, reasons: [reason(newest)], facts: { since: newest.day } }] : [])]
}

function changeOf(newest: Weighed, earlier: readonly Weighed[]): RaisedWatch[] {
  const within = (days: number) => earlier.filter(({ day }) => daysBetween(day, newest.day) <= days)
  const heaviest = (days: number) => extreme(within(days), (one, other) => one.grams > other.grams)
  const lightest = extreme(within(WEIGHT_GAIN_DAYS), (one, other) => one.grams < other.grams)
  return [
    ...lossOf(newest, within(WEIGHT_LOSS_FAST_DAYS)[0], heaviest),
    ...(lightest && isGain(newest, lightest) ? [raised('weight-gain-fast', 'amber', newest, lightest)] : []),
  ]
}

/** The gravest one alone. */
function lossOf(newest: Weighed, before: Weighed | undefined, heaviest: (days: number) => Weighed | undefined): RaisedWatch[] {
  const [ofQuarter, ofMonth, ofYear] = [heaviest(WEIGHT_LOSS_DAYS), heaviest(WEIGHT_LOSS_FAST_DAYS), heaviest(WEIGHT_LOSS_YEAR_DAYS)]
  if (ofQuarter && isLoss(newest, ofQuarter, WEIGHT_LOSS_PERCENT)) {
    if (before && isLoss(before, ofQuarter, WEIGHT_LOSS_PERCENT)) return [raised('weight-loss-confirmed', 'red', newest, ofQuarter, { between: [before] })]
    return [raised('weight-loss', 'amber', newest, ofQuarter, { again: true })]
  }
  if (ofMonth && isLoss(newest, ofMonth, WEIGHT_LOSS_FAST_PERCENT)) return [raised('weight-loss', 'amber', newest, ofMonth)]
  if (ofYear && isLoss(newest, ofYear, WEIGHT_LOSS_PERCENT)) return [raised('weight-loss', 'amber', newest, ofYear)]
  return []
}

const isLoss = (now: Weighed, then: Weighed, percent: number): boolean =>
  then.grams - now.grams >= WEIGHT_NOISE_GRAMS && (then.grams - now.grams) * 100 >= percent * then.grams

const isGain = (now: Weighed, then: Weighed): boolean =>
  now.grams - then.grams >= WEIGHT_NOISE_GRAMS && (now.grams - then.grams) * 100 >= WEIGHT_GAIN_PERCENT * then.grams

/** The newest of those that are most so. */
const extreme = (weighings: readonly Weighed[], isMore: (one: Weighed, other: Weighed) => boolean): Weighed | undefined =>
  weighings.reduce<Weighed | undefined>((best, one) => (best && !isMore(one, best) ? best : one), undefined)

function raised(
  rule: RaisedWatch['rule'],
  level: RaisedWatch['level'],
  newest: Weighed,
  then: Weighed,
  { between = [], again = false }: { between?: Weighed[]; again?: boolean } = {},
): RaisedWatch {
  return { rule, level, reasons: [newest, ...between, then].map(reason), facts: { change: changeText(then, newest), again } }
}

/** '−12 % en 29 jours (4,2 kg le 12/03, 3,7 kg le 10/04)': never more than it is. */
function changeText(then: Weighed, now: Weighed): string {
  const percent = Math.floor((Math.abs(now.grams - then.grams) * 100) / then.grams)
  const days = daysBetween(then.day, now.day)
  const sign = now.grams < then.grams ? '−' : '+'
  return `${sign}${percent}\u00a0% en ${days} ${days > 1 ? 'jours' : 'jour'} (${[then, now].map(said).join(', ')})`
}

const said = ({ grams, day }: Weighed): string => `${weightLabel(grams).replace(' ', '\u00a0')} le ${dayMonth(day)}`

const reason = ({ day, date, grams }: Weighed) => ({ day, date, label: `Poids\u00a0: ${weightLabel(grams)}` })
