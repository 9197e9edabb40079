import { groupBy } from '#shared/base/groupBy'
import { addDays } from '#shared/base/time'
import {
  unplannedDoses,
  type Course,
  DOSE_DAYS_BACK,
  loadedDoseDays,
  type NotedDose,
  type Slot,
  slotsOf,
  type SlotState,
  slotState,
  type PlanStep,
  stepOn,
} from '#shared/care/course'
import type { Plan } from '#shared/care/plan'
import type { Care_animal$data } from '../../__generated__/Care_animal.graphql'

export interface CareClock {
  today: string
  timeZone: string
  now: Date
}

type Treatment = Care_animal$data['treatments'][number]
export type TreatmentStep = Omit<Treatment, 'plan'> & PlanStep
export type GivenDose = NotedDose & {
  uuid: string
  by: string | null
  amountMl: number | null
  isRemovable: boolean
}

export interface TreatedCourse extends Course<GivenDose> {
  key: string
  steps: TreatmentStep[]
}

export function treatedCourses({ treatments, doses }: Care_animal$data): TreatedCourse[] {
  const all = doses.edges.map(({ node }) => node)
  return [...groupBy(treatments, ({ course }) => course)].map(([key, rows]) => {
    const steps = rows.map(({ plan, ...rest }): TreatmentStep => ({
      ...rest,
      lastDay: rest.lastDay ?? null,
      plan: plan as Plan,
    }))
    const uuids = steps.map(({ uuid }) => uuid)
    const courseDoses = all.filter(({ treatmentUuid }) => uuids.includes(treatmentUuid))
    return {
      key,
      addedOn: steps[0]!.addedOn,
      steps,
      doses: courseDoses.map(({ time, by, amountMl, ...dose }) => ({
        ...dose,
        time: time ?? null,
        by: by ?? null,
        amountMl: amountMl ?? null,
      })),
    }
  })
}

export interface PlannedDose {
  step: TreatmentStep
  slot: Slot<GivenDose>
  state: SlotState
}

/** Returns the planned times of a day, in its order. */
export function plannedOn(
  courses: readonly TreatedCourse[],
  day: string,
  clock: CareClock,
): PlannedDose[] {
  const all = courses.flatMap((course) => {
    const step = stepOn(course.steps, day)
    return step
      ? slotsOf(course, day).map((slot) => ({ step, slot, state: slotState(slot, clock) }))
      : []
  })
  return all.toSorted((one, other) =>
    one.slot.time < other.slot.time ? -1 : one.slot.time > other.slot.time ? 1 : 0,
  )
}

/**
 * Returns the doses of the last days that were not noted, newest first, as far back as a dose can
 * be noted and was loaded.
 */
export function missedDoses(courses: readonly TreatedCourse[], clock: CareClock): PlannedDose[] {
  const days = Array.from({ length: DOSE_DAYS_BACK }, (_, index) =>
    addDays(clock.today, -1 - index),
  ).filter(loadedDoseDays(courses, clock.timeZone))
  return days.flatMap((day) =>
    plannedOn(
      courses.filter(({ addedOn }) => day > addedOn),
      day,
      clock,
    ).filter(({ state }) => state === 'missed'),
  )
}

/** Returns the doses of today outside the plan: as needed, or of a plan that was changed. */
export const unplannedToday = (courses: readonly TreatedCourse[], today: string) =>
  courses.flatMap((course) =>
    unplannedDoses(course, today).map((dose) => ({ step: course.steps.at(-1)!, dose })),
  )

/** Returns the mL of the last 7 days, and the number of days with fluids; 0 if a day was not loaded. */
export function fluidsOfWeek(
  courses: readonly TreatedCourse[],
  { today, timeZone }: Pick<CareClock, 'today' | 'timeZone'>,
): { ml: number; days: number } {
  const firstDay = addDays(today, -6)
  if (!loadedDoseDays(courses, timeZone)(firstDay)) return { ml: 0, days: 0 }
  const doses = courses
    .flatMap(({ doses }) => doses)
    .filter(({ day, amountMl }) => amountMl !== null && day >= firstDay && day <= today)
  return {
    ml: doses.reduce((sum, { amountMl }) => sum + (amountMl ?? 0), 0),
    days: new Set(doses.map(({ day }) => day)).size,
  }
}

/** Returns the amount of the newest perfusion of all courses, in mL; `null` if there is none. */
export const lastPerfusionMl = (courses: readonly TreatedCourse[]): number | null =>
  courses
    .flatMap(({ doses }) => doses)
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .find(({ amountMl }) => amountMl !== null)?.amountMl ?? null
