import { HOUR_MS } from '../../base/duration'
import { dayIn, dayMonth, dayMonthUnlessOtherYear } from '../../base/time'
import { isGiven } from '../../care/course'
import type { Weighing } from '../../weight/weightCurve'
import { weightLabel } from '../../weight/weightValue'
import { agreedLimitLabel, type VetLimit } from '../rules/vetLimits'
import type { NamedCourse } from './careWatches'

export interface TimedWeighing extends Weighing {
  /** ISO instant */
  date: string
  /**
   * Millilitres of fluids of the hours before, which `grams` does not include (product/watches 3.1).
   * If it is set, they are subtracted already.
   */
  fluidsMl?: number
}

/** The hours before a weighing whose fluids are part of the measured weight. */
export const FLUID_HOURS = 6

/**
 * Subtracts the fluids of the hours before each weighing: 1 mL weighs 1 g (product/watches 3.1). The
 * hour of a dose that was noted on a later day is unknown, so that it is not subtracted.
 */
export function withoutFluids(
  weighings: readonly TimedWeighing[],
  courses: readonly NamedCourse[],
  timeZone: string,
): readonly TimedWeighing[] {
  const doses = courses.flatMap((course) =>
    course.kind === 'fluids'
      ? course.doses
          .filter(isGiven)
          .flatMap(({ day, at, amountMl }) =>
            amountMl ? { day, givenMs: Date.parse(at), amountMl } : [],
          )
      : [],
  )
  if (doses.length === 0) return weighings
  return weighings.map((weighing) => {
    if (weighing.fluidsMl !== undefined) return weighing
    const weighedMs = Date.parse(weighing.date)
    const fluidsMl = doses
      .filter(({ givenMs }) => givenMs <= weighedMs && weighedMs - givenMs <= FLUID_HOURS * HOUR_MS)
      .filter(({ day, givenMs }) => dayIn(new Date(givenMs), timeZone) === day)
      .reduce((sum, { amountMl }) => sum + amountMl, 0)
    return fluidsMl > 0 ? { ...weighing, grams: weighing.grams - fluidsMl, fluidsMl } : weighing
  })
}

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
  const span = days > 0 ? ` en ${days} ${days > 1 ? 'jours' : 'jour'}` : ''
  return `${sign}${Math.floor(Math.abs(percent))}\u202f%${span} (${weights.join(', ')})`
}
