import { addDays, daysBetween } from '../base/time'
import { type Adherence, adherence, adherenceWords, type AnsweredDose } from './adherence'
import { amountLabel, mustNotMissLabel, planLabel, withMealLabel } from './careLabels'
import { type Course, isGiven, type PlanStep, stepOn } from './course'
import type { DoseUnit, TreatmentKind } from './treatmentSchemas'

// The report of treatments for a vet (product/care 3).

export const REPORT_DAYS = 90
const periods = [7, 30, REPORT_DAYS]

export interface ReportedStep extends PlanStep {
  name: string
  kind: TreatmentKind
  amount: number | null
  unit: DoseUnit | null
  withMeal: 'yes' | 'no' | null
  mustNotMiss: boolean
  note: string | null
  stopReason: string | null
}

export type ReportedDose = AnsweredDose & { amountMl: number | null }

export interface ReportedCourse extends Course<ReportedDose> {
  courseId: string
  /** There is at least one. */
  steps: readonly ReportedStep[]
}

export interface PeriodAdherence extends Adherence {
  days: number
  words: string
}

export interface RunningTreatment {
  courseId: string
  name: string
  kind: TreatmentKind
  /** It reads like '2,5 mL, tous les jours à 08:00, avec le repas'. */
  dose: string
  /** The first day of the course, and of this dose and plan. */
  since: string
  doseSince: string
  until: string | null
  note: string | null
  adherence: PeriodAdherence[]
  /** Doses given as needed in the last 30 days; `null` if the treatment has a plan. */
  needed: number | null
  /** It reads like 'Reste 12 jours'; `null` if no stock is followed. */
  stock: string | null
}

export interface CareChange {
  day: string
  words: string
  /** The reason of the end, as it was typed. */
  reason: string | null
  /** True for the first day of a course that runs today, which `running` contains. */
  startsRunning: boolean
}

export interface FluidsPeriod {
  /** The length in days, today included. */
  days: number
  ml: number
  weeklyMl: number
  daysWith: number
}

export interface CareReport {
  running: RunningTreatment[]
  changes: CareChange[]
  fluids: FluidsPeriod[]
}

/** Words of the stocks, by course. */
export type StockWords = ReadonlyMap<string, string>

/** Returns `null` if the last 90 days have nothing to report. */
export function careReport(
  courses: readonly ReportedCourse[],
  today: string,
  stocks: StockWords = new Map(),
): CareReport | null {
  const running = courses.flatMap((course) => {
    const treatment = runningOn(course, today)
    return treatment ? [{ ...treatment, stock: stocks.get(course.courseId) ?? null }] : []
  })
  const changes = courses
    .flatMap((course) => changesOf(course, stepOn(course.steps, today) !== undefined))
    .filter(({ day }) => day > addDays(today, -REPORT_DAYS))
  const fluids = fluidsOf(courses, today)
  if (running.length + changes.length + fluids.length === 0) return null
  return { running, changes: changes.toSorted((a, b) => (a.day > b.day ? -1 : 1)), fluids }
}

const doseWords = ({ amount, unit, plan }: ReportedStep): string =>
  [amountLabel(amount, unit), planLabel(plan)].filter(Boolean).join(', ')

function runningOn(course: ReportedCourse, today: string): Omit<RunningTreatment, 'stock'> | null {
  const step = stepOn(course.steps, today)
  if (!step) return null
  const { name, kind, note, firstDay, withMeal, mustNotMiss, plan } = step
  const periodsOf = (days: number) => ({ days, ...adherence(course, today, days) })
  return {
    courseId: course.courseId,
    name,
    kind,
    dose: [doseWords(step), withMealLabel(withMeal), mustNotMissLabel(mustNotMiss)]
      .filter(Boolean)
      .join(', '),
    since: course.steps[0]?.firstDay ?? firstDay,
    doseSince: firstDay,
    // A change in the future ends the dose, not the treatment.
    until: (course.steps.at(-1) ?? step).lastDay,
    note,
    // A longer period without additional planned times repeats the shorter one.
    adherence: periods
      .map(periodsOf)
      .flatMap((one, index, all) =>
        one.planned > (all[index - 1]?.planned ?? 0)
          ? [{ ...one, words: adherenceWords(one) }]
          : [],
      ),
    needed:
      plan.kind === 'needed'
        ? course.doses.filter((dose) => isGiven(dose) && dose.day > addDays(today, -30)).length
        : null,
  }
}

/** Returns the beginning, each change of the dose or the plan, and the end. */
function changesOf({ steps }: ReportedCourse, isRunning: boolean): CareChange[] {
  const changes = steps.map((step, index) => {
    const previous = steps[index - 1]
    return {
      day: step.firstDay,
      words: `${step.name}\u00a0: ${previous ? changeWords(previous, step) : `début, ${doseWords(step)}`}`,
      reason: null,
      startsRunning: isRunning && !previous,
    }
  })
  const last = steps.at(-1)
  if (last?.lastDay == null) return changes
  return [
    ...changes,
    {
      day: last.lastDay,
      words: `${last.name}\u00a0: dernier jour`,
      reason: last.stopReason,
      startsRunning: false,
    },
  ]
}

function changeWords(previous: ReportedStep, next: ReportedStep): string {
  const amountOf = ({ amount, unit }: ReportedStep) => amountLabel(amount, unit) ?? 'sans quantité'
  const pairs = [
    [amountOf(previous), amountOf(next)],
    [planLabel(previous.plan), planLabel(next.plan)],
  ]
  return pairs.flatMap(([one, other]) => (one === other ? [] : [`${one} → ${other}`])).join(', ')
}

/** Returns periods up to the time since the first perfusion. The shortest is a week. */
function fluidsOf(courses: readonly ReportedCourse[], today: string): FluidsPeriod[] {
  const givenDoses = courses
    .flatMap(({ steps, doses }) =>
      doses.filter(
        ({ amountMl }) => amountMl !== null || steps.some(({ kind }) => kind === 'fluids'),
      ),
    )
    .filter((dose) => isGiven(dose) && dose.day <= today)
  const days = givenDoses.map(({ day }) => day).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || last <= addDays(today, -REPORT_DAYS)) return []
  const knownDays = Math.max(7, daysBetween(first, today) + 1)
  return [...new Set(periods.map((days) => Math.min(days, knownDays)))].map((days) => {
    const within = givenDoses.filter(({ day }) => day > addDays(today, -days))
    const ml = within.reduce((sum, { amountMl }) => sum + (amountMl ?? 0), 0)
    return {
      days,
      ml,
      weeklyMl: Math.round((ml * 7) / days),
      daysWith: new Set(within.map(({ day }) => day)).size,
    }
  })
}
