import { HOUR_MS } from '../base/duration'
import { addDays, dayIn, instantAt } from '../base/time'
import type { DoseOutcome } from './doseSchema'
import { EVERY_DAYS_MAX, type Plan, plannedTimes } from './plan'
import type { TreatmentKind } from './treatmentSchemas'

/** A dose can still be noted for so many days before today. */
export const DOSE_DAYS_BACK = 7

/** A dose and a plan that apply from a day on. A change begins the next step (product/care 1.3). */
export interface PlanStep {
  plan: Plan
  firstDay: string
  /** `null` if no end is known */
  lastDay: string | null
}

export interface NotedDose {
  day: string
  /** A planned time of the plan; `null` if given as needed. */
  time: string | null
  outcome: DoseOutcome
  /** ISO instant */
  at: string
  /** The millilitres of fluids, if they were noted. */
  amountMl?: number | null
}

/**
 * A treatment with all its changes. Steps are in the order of their days; at most one runs on a
 * day.
 */
export interface Course<Dose extends NotedDose = NotedDose> {
  /** The day on which the treatment was added: earlier planned times are not counted as missed. */
  addedOn: string
  steps: readonly PlanStep[]
  doses: readonly Dose[]
}

/** A planned time of a day and what was noted for it. */
export interface Slot<Dose extends NotedDose = NotedDose> {
  day: string
  time: string
  doses: Dose[]
}

const isRunning = ({ firstDay, lastDay }: PlanStep, day: string): boolean =>
  firstDay <= day && (lastDay === null || day <= lastDay)

export const stepOn = <Step extends PlanStep>(
  steps: readonly Step[],
  day: string,
): Step | undefined => steps.findLast((step) => isRunning(step, day))

/** Returns the step of a day, or of a later day the last one: doses may follow the end. */
export const stepUntil = <Step extends PlanStep>(
  steps: readonly Step[],
  day: string,
): Step | undefined => stepOn(steps, day) ?? steps.findLast(({ firstDay }) => firstDay <= day)

/**
 * Returns the planned times of a day, in order. A dose that was noted before a change of that day
 * counts if its time is still planned.
 */
export function slotsOf<Dose extends NotedDose>(
  { steps, doses }: Pick<Course<Dose>, 'steps' | 'doses'>,
  day: string,
): Slot<Dose>[] {
  const step = stepOn(steps, day)
  if (!step) return []
  return plannedTimes(step.plan, step.firstDay, day).map((time) => ({
    day,
    time,
    doses: doses.filter((dose) => dose.day === day && dose.time === time),
  }))
}

/**
 * Returns the doses of a day without a planned time: as needed, after the end, or of a plan that
 * was changed.
 */
export function unplannedDoses<Dose extends NotedDose>(course: Course<Dose>, day: string): Dose[] {
  const times = slotsOf(course, day).map(({ time }) => time)
  return course.doses.filter(
    (dose) => dose.day === day && (dose.time === null || !times.includes(dose.time)),
  )
}

export const isGiven = ({ outcome }: Pick<NotedDose, 'outcome'>): boolean => outcome === 'given'

/** The state of a planned time. A slot with a skipped and a given dose is 'given'. */
export type SlotState = 'given' | 'skipped' | 'missed' | 'due' | 'later'

export function slotState(
  { day, time, doses }: Slot,
  { today, now, timeZone }: { today: string; now: Date; timeZone: string },
): SlotState {
  if (doses.some(isGiven)) return 'given'
  if (doses.length > 0) return 'skipped'
  if (day < today) return 'missed'
  return instantAt(day, time, timeZone) <= now ? 'due' : 'later'
}

/**
 * Counts the planned times of a day and those that have a dose. Returns `null` if none is planned.
 */
export function countPlannedDoses(
  courses: readonly Pick<Course, 'steps' | 'doses'>[],
  day: string,
): { planned: number; noted: number } | null {
  const slots = courses.flatMap((course) => slotsOf(course, day))
  return slots.length === 0
    ? null
    : { planned: slots.length, noted: slots.filter(({ doses }) => doses.length > 0).length }
}

/** Returns the days on which fluids were given. */
export const fluidDays = (
  courses: readonly (Pick<Course, 'doses'> & { kind: TreatmentKind })[],
): string[] => [
  ...new Set(
    courses.flatMap(({ kind, doses }) =>
      kind === 'fluids' ? doses.filter(isGiven).map(({ day }) => day) : [],
    ),
  ),
]

/** Returns whether a treatment with fluids runs on a day. */
export const hasFluidsOn = (
  courses: readonly (Pick<Course, 'steps'> & { kind: TreatmentKind })[],
  day: string,
): boolean => courses.some(({ kind, steps }) => kind === 'fluids' && stepOn(steps, day))

/** Returns whether two doses are for one planned time. */
export const haveSameTime = (
  one: Pick<NotedDose, 'day' | 'time'>,
  other: Pick<NotedDose, 'day' | 'time'>,
): boolean => one.time !== null && one.day === other.day && one.time === other.time

const isPlanned = (steps: readonly PlanStep[], { day, time }: NotedDose): boolean =>
  slotsOf({ steps, doses: [] }, day).some((slot) => slot.time === time)

/**
 * Returns whether a given dose is a second one. It has the planned time of the earlier one, or is
 * closer to it than the shortest interval of a plan as needed, whatever its time. The interval
 * holds after the end of the treatment too.
 */
export function isSecondDose(
  steps: readonly PlanStep[],
  dose: Pick<NotedDose, 'day' | 'time' | 'at'>,
  earlier: NotedDose,
): boolean {
  if (haveSameTime(dose, earlier)) return true
  const shortestHours = stepUntil(steps, dose.day)?.plan.shortestHours ?? null
  return (
    shortestHours !== null &&
    hoursBetween(earlier.at, dose.at) < shortestHours &&
    !isPlanned(steps, earlier)
  )
}

/** Returns the earlier `given` for which the app requires a confirmation (product/care 2.3). */
export const conflictingDose = <Dose extends NotedDose>(
  { steps, doses }: Pick<Course<Dose>, 'steps' | 'doses'>,
  dose: Pick<NotedDose, 'day' | 'time' | 'at'>,
): Dose | undefined => doses.filter(isGiven).find((earlier) => isSecondDose(steps, dose, earlier))

export const hoursBetween = (one: string, other: string): number =>
  Math.abs(Date.parse(one) - Date.parse(other)) / HOUR_MS

/**
 * Returns the planned times of a day that has ended, except those up to the day on which the
 * treatment was added.
 */
export const countedSlots = <Dose extends NotedDose>(
  course: Course<Dose>,
  day: string,
): Slot<Dose>[] => (day > course.addedOn ? slotsOf(course, day) : [])

const WEEK = 7

/**
 * Returns the last planned times of days that have ended, newest first, by today's plan. The list
 * is empty if the treatment has ended.
 */
export function endedSlots<Dose extends NotedDose>(
  course: Course<Dose>,
  today: string,
  count: number,
): Slot<Dose>[] {
  const step = stepOn(course.steps, today)
  if (!step) return []
  const slots: Slot<Dose>[] = []
  const searchedDays = count * Math.max(WEEK, step.plan.everyDays ?? 1)
  for (let daysBack = 1; daysBack <= searchedDays && slots.length < count; daysBack += 1) {
    const day = addDays(today, -daysBack)
    if (day >= step.firstDay) slots.push(...countedSlots(course, day).toReversed())
  }
  return slots.slice(0, count)
}

/** A window of 48 hours may begin three days back. */
export const RECENT_DAYS = 3

/** Returns how many days before today the watches read doses of (shared/health/watches/careWatches.ts). */
export function watchedDayCount(plan: Plan): number {
  const { kind, everyDays } = plan
  if (kind === 'needed') return intervalDayCount(plan)
  return kind === 'weekdays' ? 2 * WEEK : Math.max(RECENT_DAYS, 2 * (everyDays ?? 1))
}

/** Returns how many days before today all watches but `doses-missed` read doses of: a dose may be noted late. */
export const recentDayCount = (plan: Plan): number =>
  Math.max(DOSE_DAYS_BACK + 1, intervalDayCount(plan))

const intervalDayCount = ({ shortestHours }: Plan): number =>
  RECENT_DAYS + Math.ceil((shortestHours ?? 0) / 24)

export const MAX_WATCHED_DAYS = 2 * EVERY_DAYS_MAX

/** The number of doses that a device reads per cat, newest first. It shows no days before the oldest of them. */
export const LOADED_DOSES_MAX = 150

/**
 * Returns a test of whether all doses of a day are among the newest `LOADED_DOSES_MAX`. These are the newest by their
 * instants, and no dose is noted before its day begins. `undone` of them were taken back.
 */
export function loadedDoseDays(
  courses: readonly { doses: readonly Pick<NotedDose, 'at'>[] }[],
  timeZone: string,
  undone = 0,
): (day: string) => boolean {
  const instants = courses.flatMap(({ doses }) => doses.map(({ at }) => at))
  if (instants.length + undone < LOADED_DOSES_MAX) return () => true
  const [oldest] = instants.toSorted()
  if (oldest === undefined) return () => false
  const partialDay = dayIn(oldest, timeZone)
  return (day) => day > partialDay
}
