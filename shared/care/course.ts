import { addDays, instantAt } from '../time'
import type { Outcome } from './dose'
import { EVERY_DAYS_MAX, type Plan, plannedTimes } from './plan'
import type { TreatmentKind } from './treatment'

/** Days before today of which a dose can still be noted. */
export const DOSE_DAYS_BACK = 7

/** One dose and one plan, from a day on; a change begins the next one (product/care 1.3). */
export interface Step {
  plan: Plan
  firstDay: string
  /** null: no end is known */
  lastDay: string | null
}

export interface Noted {
  day: string
  /** of the plan; null: as needed */
  time: string | null
  outcome: Outcome
  /** ISO instant */
  at: string
}

/** A treatment with all its changes: steps in the order of their days, of which one at most runs on a day. */
export interface Course<Of extends Noted = Noted> {
  /** the day on which it was added: what was planned up to it was nobody's to note */
  addedOn: string
  steps: readonly Step[]
  doses: readonly Of[]
}

/** A planned time of a day and what was noted for it. */
export interface Slot<Of extends Noted = Noted> {
  day: string
  time: string
  doses: Of[]
}

const runs = ({ firstDay, lastDay }: Step, day: string): boolean =>
  firstDay <= day && (lastDay === null || day <= lastDay)

export const stepOn = <Of extends Step>(steps: readonly Of[], day: string): Of | undefined =>
  steps.findLast((step) => runs(step, day))

/** In the order of the day. A dose that was noted before a change of that day counts where its time is still planned. */
export function slotsOf<Of extends Noted>(
  { steps, doses }: Pick<Course<Of>, 'steps' | 'doses'>,
  day: string,
): Slot<Of>[] {
  const step = stepOn(steps, day)
  if (!step) return []
  return plannedTimes(step.plan, step.firstDay, day).map((time) => ({
    day,
    time,
    doses: doses.filter((dose) => dose.day === day && dose.time === time),
  }))
}

/** Noted, and of no planned time of its day: as needed, after the end, or of a plan that was changed. */
export function besidePlan<Of extends Noted>(course: Course<Of>, day: string): Of[] {
  const times = slotsOf(course, day).map(({ time }) => time)
  return course.doses.filter(
    (dose) => dose.day === day && (dose.time === null || !times.includes(dose.time)),
  )
}

export const isGiven = ({ outcome }: Pick<Noted, 'outcome'>): boolean => outcome === 'given'

/** Given at last is not skipped. */
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

/** Of the planned times of a day, how many are given or skipped; null: none is planned. */
export function dayCount(
  courses: readonly Pick<Course, 'steps' | 'doses'>[],
  day: string,
): { planned: number; noted: number } | null {
  const slots = courses.flatMap((course) => slotsOf(course, day))
  return slots.length === 0
    ? null
    : { planned: slots.length, noted: slots.filter(({ doses }) => doses.length > 0).length }
}

/** Days on which fluids were given. */
export const fluidDays = (
  courses: readonly (Pick<Course, 'doses'> & { kind: TreatmentKind })[],
): string[] => [
  ...new Set(
    courses.flatMap(({ kind, doses }) =>
      kind === 'fluids' ? doses.filter(isGiven).map(({ day }) => day) : [],
    ),
  ),
]

/** What the guard asks about (product/care 2.3): a `given` of the same planned time, or closer than the shortest interval. */
export function standingGiven<Of extends Noted>(
  { steps, doses }: Pick<Course<Of>, 'steps' | 'doses'>,
  { day, time, at }: Pick<Noted, 'day' | 'time' | 'at'>,
): Of | undefined {
  const given = doses.filter(isGiven)
  if (time !== null) return given.find((dose) => dose.day === day && dose.time === time)
  const shortestHours = stepOn(steps, day)?.plan.shortestHours ?? null
  return shortestHours === null
    ? undefined
    : given.find((dose) => dose.time === null && hoursBetween(dose.at, at) < shortestHours)
}

const HOUR_MS = 3_600_000
export const hoursBetween = (one: string, other: string): number =>
  Math.abs(Date.parse(one) - Date.parse(other)) / HOUR_MS

/** Planned times of a day that has ended and that count: not those from before it was added. */
export const countedSlots = <Of extends Noted>(course: Course<Of>, day: string): Slot<Of>[] =>
  day > course.addedOn ? slotsOf(course, day) : []

const WEEK = 7

/** The last planned times of days that have ended, newest first, by today's plan; none where the treatment has ended itself. */
export function endedSlots<Of extends Noted>(
  course: Course<Of>,
  today: string,
  count: number,
): Slot<Of>[] {
  const step = stepOn(course.steps, today)
  if (!step) return []
  const found: Slot<Of>[] = []
  const furthest = count * Math.max(WEEK, step.plan.everyDays ?? 1)
  for (let back = 1; back <= furthest && found.length < count; back += 1) {
    const day = addDays(today, -back)
    if (day >= step.firstDay) found.push(...countedSlots(course, day).toReversed())
  }
  return found.slice(0, count)
}

/** 48 hours may begin three days back. */
const LATELY_DAYS = 3

/** Days before today whose doses the watches look at (shared/health/careWatches.ts). */
export function watchedDays({ kind, everyDays, shortestHours }: Plan): number {
  if (kind === 'needed') return LATELY_DAYS + Math.ceil((shortestHours ?? 0) / 24)
  return kind === 'weekdays' ? 2 * WEEK : Math.max(LATELY_DAYS, 2 * (everyDays ?? 1))
}

export const MOST_WATCHED_DAYS = 2 * EVERY_DAYS_MAX

/** Doses that a device reads of a cat, newest first: of days before the oldest it knows nothing. */
export const DOSES_READ = 150
