import type { Dose, Treatment } from '#prisma'
import { groupBy } from '#shared/base/groupBy'
import { addDays } from '#shared/base/time'
import { DOSE_DAYS_BACK, type NotedDose, type PlanStep, RECENT_DAYS } from '#shared/care/course'
import type { TreatmentKind } from '#shared/care/treatmentSchemas'
import {
  WEIGHT_GAIN_DAYS,
  WEIGHT_LOSS_FAST_DAYS,
  WEIGHT_LOSS_YEAR_DAYS,
  WEIGHT_REPORTED_DAYS,
} from '#shared/health/thresholds/thresholds'
import type { NamedCourse } from '#shared/health/watches/careWatches'
import { PUT_ASIDE_DAYS } from '#shared/health/watches/putAside'
import { FLUID_HOURS } from '#shared/health/watches/withoutFluids'
import type { AccountClock } from '../base/accountClock'
import type { Rows } from '../base/db/database'
import { calculateOnce, type WithResults } from './calculateOnce'
import { type Columns, columnsJson, columnsOf, selectListOf } from './columns'
import { toDay } from './entryRow'

/** A step of a course, independent of the statement that read it. */
interface CourseStep extends PlanStep {
  courseId: string
  addedOn: string
  name: string
  kind: TreatmentKind
  mustNotMiss: boolean
  doses: readonly NotedDose[]
}

/** A treatment and the doses of its watched days, in the form that SQL returns. */
export interface CareJson extends Omit<CourseStep, 'doses'> {
  doses: Columns<NotedDose> | null
}

/** The care that was read with a cat, and the first day that was read. */
export interface CareRows {
  since: string
  treatments: CareJson[]
}

type StepOfRow = CourseStep & { treatmentId: string }

export type CareCourse<Step extends PlanStep = PlanStep> = NamedCourse & { steps: readonly Step[] }

/** Returns the day before the one in UTC: no time zone has an earlier one. */
export const careSince = (now: Date): string => addDays(toDay(now), -1)

const doseNames: (keyof NotedDose)[] = ['day', 'time', 'outcome', 'at', 'amountMl']
const doseColumns = selectListOf('d', columnsOf(doseNames))
const stepColumns = selectListOf(
  't',
  columnsOf<Exclude<keyof CareJson, 'doses'>>([
    'courseId',
    'addedOn',
    'name',
    'kind',
    'mustNotMiss',
    'plan',
    'firstDay',
    'lastDay',
  ]),
)

/** The days of fluids count for a gain, whose newest weighing may be that old (product/watches 3). */
const FLUID_DAYS = WEIGHT_REPORTED_DAYS + WEIGHT_GAIN_DAYS + 1
/** Fluids are subtracted from the oldest weighing with which the newest one is compared. */
export const WEIGHED_FLUID_DAYS = FLUID_DAYS + WEIGHT_LOSS_FAST_DAYS + WEIGHT_LOSS_YEAR_DAYS

/** An aside of `doses-missed` also looks at the entries and weighings since (watches/putAside.ts). */
const asideDays = `(CASE WHEN jsonb_exists(a.put_aside, 'doses-missed') THEN ${PUT_ASIDE_DAYS} ELSE 0 END)`
/** The watches look a planned time up by its day, at most as far back as its plan reaches. */
const watchedDays = `(t.watched_days + ${asideDays})`
const plannedDays = `(CASE WHEN t.kind = 'fluids' THEN GREATEST(${watchedDays}, ${FLUID_DAYS})
  ELSE ${watchedDays} END)`
/**
 * `dose-doubled` compares when doses were given, by any plan of the course. The day of a dose may be
 * a week earlier, and one more in another time zone.
 */
const givenDays = `(t.course_days + ${DOSE_DAYS_BACK + 1})`
const stepDays = `(CASE WHEN t.kind = 'fluids' THEN ${WEIGHED_FLUID_DAYS} ELSE ${givenDays} END)`

/**
 * Returns SQL of the care that the rules read, of the cat `a`. It has the doses of the planned days,
 * those that were given lately, whatever their day, and the others of these days.
 * @param since placeholder of the first day
 */
export const careJson = (since: string): string => `(
  SELECT json_agg(row_to_json(c)) FROM (
    SELECT ${stepColumns},
      ${columnsJson(
        Object.fromEntries(doseNames.map((name) => [name, `"${name}"`])),
        `SELECT ${doseColumns} FROM doses d WHERE d.treatment_id = t.id
        AND d.day >= ${since} - ${stepDays}
        AND (d.day >= ${since} - ${plannedDays}
          OR d.at >= ${since} - t.course_days OR d.day = ANY(recent.days)
          OR t.kind = 'fluids' AND d.amount_ml IS NOT NULL AND EXISTS (
            SELECT FROM weights w WHERE w.animal_id = a.id
            AND w.date BETWEEN d.at AND d.at + interval '${FLUID_HOURS} hours'))`,
      )} AS doses
    FROM (
      SELECT array_agg(d.day) AS days, array_agg(d.treatment_id) AS treatment_ids FROM doses d
      WHERE d.animal_id = a.id AND d.at >= ${since} - ${RECENT_DAYS}) recent,
    LATERAL (
      SELECT *, max(watched_days) OVER course AS course_days,
        bool_or(id = ANY(recent.treatment_ids)) OVER course AS is_recent
      FROM treatments WHERE animal_id = a.id AND first_day <= ${since} + 2
      WINDOW course AS (PARTITION BY course_id)) t
    WHERE t.last_day IS NULL OR t.last_day >= ${since} - ${stepDays} OR t.is_recent
    ORDER BY t.first_day, t.created_at, t.id) c)`

const statement = {
  name: 'care',
  text: `SELECT ${careJson('$2::date')} AS care FROM animals a WHERE a.id = $1::uuid`,
}

async function readCare(database: Rows, animalId: string, since: string): Promise<CareJson[]> {
  const [row] = await database.rows<{ care: CareJson[] | null }>(statement, [animalId, since])
  return row?.care ?? []
}

/**
 * Returns the courses that run or ended lately. The care of an account with a moved clock is read
 * for its own days.
 */
export function careOf(
  record: WithResults & { id: string; care: CareRows | null },
  { today }: Pick<AccountClock, 'today'>,
  context: { database: Rows },
): CareCourse[] | Promise<CareCourse[]> {
  const { id, care } = record
  const isWithin = care !== null && care.since <= today && today <= addDays(care.since, 2)
  return calculateOnce(record, context, {
    key: 'courses',
    read: () => (isWithin ? care.treatments : readCare(context.database, id, addDays(today, -1))),
    calculate: (treatments) =>
      coursesOfSteps(treatments.map(({ doses, ...rest }) => ({ ...rest, doses: dosesOf(doses) }))),
  })
}

const dosesOf = (columns: CareJson['doses']): NotedDose[] =>
  columns?.day.map((day, index) => ({
    day,
    time: columns.time[index]!,
    outcome: columns.outcome[index]!,
    at: new Date(columns.at[index]!).toISOString(),
    amountMl: columns.amountMl?.[index] ?? null,
  })) ?? []

export const stepOf = ({
  plan,
  firstDay,
  lastDay,
}: Pick<Treatment, 'plan' | 'firstDay' | 'lastDay'>): PlanStep => ({
  plan,
  firstDay: toDay(firstDay),
  lastDay: lastDay && toDay(lastDay),
})

/** Returns the courses of rows, whose steps have the ids of their treatments. */
export function coursesOfRows(
  treatments: readonly Treatment[],
  doses: readonly Dose[],
): CareCourse<StepOfRow>[] {
  const notedOf = ({ day, time, outcome, at, amountMl }: Dose): NotedDose => ({
    day: toDay(day),
    time,
    outcome,
    at: at.toISOString(),
    amountMl,
  })
  return coursesOfSteps(
    treatments.map((row) => {
      const { courseId, addedOn, name, kind, mustNotMiss } = row
      return {
        ...stepOf(row),
        treatmentId: row.id,
        courseId,
        addedOn: toDay(addedOn),
        name,
        kind,
        mustNotMiss,
        doses: doses.filter(({ treatmentId }) => treatmentId === row.id).map(notedOf),
      }
    }),
  )
}

/** Groups by course, with the steps in the order of their days. The newest step gives the name. */
function coursesOfSteps<Step extends CourseStep>(steps: readonly Step[]): CareCourse<Step>[] {
  const inOrder = steps.toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
  return [...groupBy(inOrder, ({ courseId }) => courseId).values()].map((course) => ({
    name: course.at(-1)!.name,
    kind: course[0]!.kind,
    mustNotMiss: course.at(-1)!.mustNotMiss,
    addedOn: course[0]!.addedOn,
    steps: course,
    doses: course.flatMap(({ doses }) => doses),
  }))
}
