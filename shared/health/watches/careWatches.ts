import { HOUR_MS } from '../../base/duration'
import { type Course, endedSlots, isGiven, isSecondDose, type NotedDose } from '../../care/course'
import type { TreatmentKind } from '../../care/treatmentSchemas'
import type { Entry } from '../answers/entry'
import type { RaisedWatch } from '../rules/raisedWatch'
import { answersOf, type Reason } from '../rules/reasons'
import {
  DOSE_DOUBLED_HOURS,
  DOSES_MISSED,
  STALE_AFTER_HOURS,
  VOMITING_LIGHT,
} from '../thresholds/thresholds'

export interface NamedCourse extends Course {
  name: string
  kind: TreatmentKind
  /** True if missed doses are amber (product/care 4.2). */
  mustNotMiss: boolean
}

interface CareWatchInput {
  courses: readonly NamedCourse[]
  latest: Entry | undefined
  now: Date
  today: string
}

/** Returns the watches of treatments (product/care 4). */
export function careWatches({ courses, latest, now, today }: CareWatchInput): RaisedWatch[] {
  const isWithin = (hours: number, instantMs: number) =>
    Math.abs(now.getTime() - instantMs) <= hours * HOUR_MS
  const vomited =
    latest &&
    (latest.vomiting ?? 0) >= VOMITING_LIGHT &&
    isWithin(STALE_AFTER_HOURS, Date.parse(latest.date))
      ? latest
      : null
  return [
    ...raiseWatch('dose-doubled', constantLevel('red'), courses, (course) =>
      doubledDoses(course, (instantMs) => isWithin(DOSE_DOUBLED_HOURS, instantMs)).map((dose) =>
        reason(course, dose),
      ),
    ),
    ...raiseWatch(
      'doses-missed',
      (concerned) => (concerned.some(({ mustNotMiss }) => mustNotMiss) ? 'amber' : 'info'),
      courses,
      (course) => missedDoseReasons(course, today),
    ),
    ...raiseWatch('dose-after-vomiting', constantLevel('info'), courses, (course) =>
      course.doses
        .filter((dose) => course.kind === 'medicine' && dose.day === vomited?.day && isGiven(dose))
        .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
        .map((dose) => reason(course, dose)),
    ).map((watch) =>
      vomited
        ? { ...watch, reasons: [...answersOf('vomiting', vomited), ...watch.reasons] }
        : watch,
    ),
  ]
}

type LevelOf = (concerned: readonly NamedCourse[]) => RaisedWatch['level']

const constantLevel =
  (level: RaisedWatch['level']): LevelOf =>
  () =>
    level

/** Raises one watch for all treatments that it concerns. */
function raiseWatch(
  rule: RaisedWatch['rule'],
  levelOf: LevelOf,
  courses: readonly NamedCourse[],
  reasonsOf: (course: NamedCourse) => Reason[],
): RaisedWatch[] {
  const matches = courses
    .map((course) => ({ course, reasons: reasonsOf(course) }))
    .filter(({ reasons }) => reasons.length > 0)
  if (matches.length === 0) return []
  return [
    {
      rule,
      level: levelOf(matches.map(({ course }) => course)),
      reasons: matches.flatMap(({ reasons }) => reasons),
      facts: { treatments: matches.map(({ course }) => course.name) },
      magnitude: matches.reduce((sum, { reasons }) => sum + reasons.length, 0),
    },
  ]
}

/**
 * Returns recent doses that were given a second time: for one planned time, or closer than the
 * shortest interval to the dose before.
 */
function doubledDoses(
  { steps, doses }: Course,
  isRecent: (instantMs: number) => boolean,
): NotedDose[] {
  const givenDoses = doses
    .filter(isGiven)
    .map((dose) => ({ dose, instantMs: Date.parse(dose.at) }))
    .toSorted((one, other) => one.instantMs - other.instantMs)
  return givenDoses
    .filter(
      ({ dose, instantMs }, index) =>
        isRecent(instantMs) &&
        givenDoses.slice(0, index).some((earlier) => isSecondDose(steps, dose, earlier.dose)),
    )
    .map(({ dose }) => dose)
}

function missedDoseReasons(course: NamedCourse, today: string): Reason[] {
  const last = endedSlots(course, today, DOSES_MISSED)
  if (last.length < DOSES_MISSED || last.some(({ doses }) => doses.length > 0)) return []
  return last.map(({ day, time }) => ({
    day,
    date: `${day}T00:00:00.000Z`,
    label: `${course.name}, ${time}\u00a0: sans réponse`,
  }))
}

const reason = ({ name }: NamedCourse, { day, time, at }: NotedDose): Reason => ({
  day,
  date: at,
  label: `${name}, ${time ?? 'si besoin'}\u00a0: donné`,
})
