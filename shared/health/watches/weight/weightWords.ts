import { plural } from '../../../base/plural'
import { dayMonth, dayMonthUnlessOtherYear } from '../../../base/time'
import { weightLabel } from '../../../weight/weightValue'
import type { TimedWeighing } from '../../history/timedWeighing'
import { agreedLimitLabel, type VetLimit } from '../../rules/vetLimits'

export const shortWeight = (grams: number): string => weightLabel(grams).replace(' ', '\u00a0')

export const weightOnDay = ({ grams, day }: TimedWeighing, otherDay: string): string =>
  `${shortWeight(grams)} le ${dayMonthUnlessOtherYear(day, otherDay)}`

/** Names the median of the weighings of some days up to `day`, which may be weeks ago. */
export const weightAround = (grams: number, day: string): string =>
  `${shortWeight(Math.round(grams))} vers le ${dayMonth(day)}`

export const weightOfWeekBefore = (grams: number): string =>
  `${shortWeight(Math.round(grams))} la semaine d’avant`

export const weighingReason = ({ day, date, grams, fluidsMl }: TimedWeighing) => ({
  day,
  date,
  label: `Poids\u00a0: ${weightLabel(grams)}${fluidsMl ? `, sans ${fluidsMl}\u00a0mL de perfusion` : ''}`,
})

export const limitReason = ({ since }: VetLimit, { day, date }: TimedWeighing, what: string) => ({
  day,
  date,
  label: `${agreedLimitLabel(since)}\u00a0: ${what}`,
})

/** Returns '−12 % en 29 jours (…)'. The percentage is rounded towards 0. */
export function changeText(
  percent: number,
  days: number,
  weights: readonly [then: string, now: string],
): string {
  const sign = percent < 0 ? '−' : '+'
  const span = days > 0 ? ` en ${days} ${plural(days, 'jour')}` : ''
  return `${sign}${Math.floor(Math.abs(percent))}\u202f%${span} (${weights.join(', ')})`
}
