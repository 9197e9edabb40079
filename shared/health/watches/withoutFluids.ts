import { HOUR_MS } from '../../base/duration'
import { dayIn } from '../../base/time'
import { isGiven } from '../../care/course'
import type { TimedWeighing } from '../history/timedWeighing'
import type { NamedCourse } from './careWatches'

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
