import { groupBy } from '#shared/base/groupBy'
import type { ReportedCourse, ReportedDose, ReportedStep } from '#shared/care/careReport'
import type { Rows } from '../base/db/database'
import { nextSlice } from '../base/slices'
import { type Columns, columnsJson, selectListOf } from './columns'

/** Requests a cat's treatments, and their doses since a day, with the last perfusion before it. */
export interface TreatmentsSince {
  animalId: string
  since: string
}

const doseColumns = {
  day: 'day',
  time: 'time',
  outcome: 'outcome',
  at: 'at',
  reason: 'reason',
  amountMl: 'amount_ml',
} satisfies Record<keyof ReportedDose, string>
const stepColumns = {
  courseId: 'course_id',
  addedOn: 'added_on',
  name: 'name',
  kind: 'kind',
  amount: 'amount',
  unit: 'unit',
  plan: 'plan',
  withMeal: 'with_meal',
  mustNotMiss: 'must_not_miss',
  firstDay: 'first_day',
  lastDay: 'last_day',
  note: 'note',
  stopReason: 'stop_reason',
} satisfies Record<keyof StepJson, string>

type StepJson = ReportedStep & { courseId: string; addedOn: string }
type TreatmentJson = StepJson & { doses: Columns<ReportedDose> | null }

/**
 * The statement returns one row per cat: the driver parses each row when it arrives, so that other
 * requests run between two cats.
 */
const statement = {
  name: 'treatmentHistory',
  text: `SELECT a.id, (
  SELECT json_agg(row_to_json(c)) FROM (
    SELECT ${selectListOf('t', stepColumns)},
      ${columnsJson(
        doseColumns,
        `SELECT * FROM doses WHERE treatment_id = t.id AND day >= $2::date
        UNION ALL (SELECT * FROM doses WHERE t.kind = 'fluids' AND treatment_id = t.id
          AND day < $2::date AND outcome = 'given' ORDER BY day DESC LIMIT 1)
        ORDER BY at, id`,
      )}
      AS doses
    FROM treatments t WHERE t.animal_id = a.id ORDER BY t.first_day, t.created_at, t.id) c) AS treatments
FROM animals a WHERE a.id = ANY($1::uuid[])`,
}

/** Runs one statement for all cats. It reads each cat at least since the requested day. */
export async function loadTreatments(
  database: Rows,
  requests: readonly TreatmentsSince[],
): Promise<ReportedCourse[][]> {
  const [earliest = ''] = requests.map(({ since }) => since).toSorted()
  const ids = [...new Set(requests.map(({ animalId }) => animalId))]
  const rows = await database.rows<{ id: string; treatments: TreatmentJson[] | null }>(statement, [
    ids,
    earliest,
  ])
  const courses = new Map<string, ReportedCourse[]>()
  for (const { id, treatments } of rows) {
    await nextSlice(rows)
    courses.set(id, reportedCourses(treatments ?? []))
  }
  return requests.map(({ animalId }) => courses.get(animalId) ?? [])
}

const reportedCourses = (treatments: readonly TreatmentJson[]): ReportedCourse[] =>
  [...groupBy(treatments, ({ courseId }) => courseId)].map(([courseId, steps]) => ({
    courseId,
    addedOn: steps[0]!.addedOn,
    steps,
    doses: steps.flatMap(({ doses }) => dosesOf(doses)),
  }))

const dosesOf = (columns: TreatmentJson['doses']): ReportedDose[] =>
  columns?.day.map((day, index) => ({
    day,
    time: columns.time[index]!,
    outcome: columns.outcome[index]!,
    at: new Date(columns.at[index]!).toISOString(),
    reason: columns.reason[index]!,
    amountMl: columns.amountMl[index]!,
  })) ?? []
