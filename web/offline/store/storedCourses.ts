import type { Variables } from 'relay-runtime'
import { groupBy } from '#shared/base/groupBy'
import type { NotedDose } from '#shared/care/course'
import type { Plan } from '#shared/care/plan'
import type { DoseUnit, TreatmentKind } from '#shared/care/treatmentSchemas'
import type { NamedCourse } from '#shared/health/watches/careWatches'
import { newestDoses } from './storedLists'

/** A record of Relay's store, or of the mirror. */
export interface ReadableRecord {
  getValue(name: string): unknown
  getLinkedRecord(name: string, args?: Variables): ReadableRecord | null | undefined
  getLinkedRecords(name: string): readonly (ReadableRecord | null)[] | null | undefined
}

export type StoredCourse = Omit<NamedCourse, 'steps'> & {
  kind: TreatmentKind
  steps: ReturnType<typeof stepIn>[]
}

/** Returns treatments with their doses; `null` if they were never read, or only in part (DoseScreen.tsx). */
export function coursesIn(animal: ReadableRecord): StoredCourse[] | null {
  const treatments = animal.getLinkedRecords('treatments')
  const edges = animal
    .getLinkedRecord(newestDoses.name, newestDoses.args)
    ?.getLinkedRecords('edges')
  if (!treatments || !edges) return null
  if (treatments.some((treatment) => treatment && !treatment.getLinkedRecord('plan'))) return null
  const steps = treatments.flatMap((treatment) => (treatment ? [stepIn(treatment)] : []))
  const doses = edges.flatMap((edge) => edge?.getLinkedRecord('node') ?? []).map(doseIn)
  return [...groupBy(steps, ({ course }) => course).values()].map((courseSteps) => {
    const isOwn = ({ treatmentUuid }: { treatmentUuid: string }) =>
      courseSteps.some(({ uuid }) => uuid === treatmentUuid)
    return {
      name: courseSteps.at(-1)!.name,
      kind: courseSteps[0]!.kind,
      mustNotMiss: courseSteps.at(-1)!.mustNotMiss,
      addedOn: courseSteps[0]!.addedOn,
      steps: courseSteps,
      doses: doses.filter(isOwn),
    }
  })
}

function stepIn(treatment: ReadableRecord) {
  const text = (name: string) => treatment.getValue(name) as string
  const plan = treatment.getLinkedRecord('plan')
  const fields = ['kind', 'everyDays', 'weekdays', 'times', 'shortestHours'].map((field) => [
    field,
    plan?.getValue(field) ?? null,
  ])
  return {
    uuid: text('uuid'),
    course: text('course'),
    name: text('name'),
    kind: treatment.getValue('kind') as TreatmentKind,
    mustNotMiss: treatment.getValue('mustNotMiss') === true,
    addedOn: text('addedOn'),
    firstDay: text('firstDay'),
    lastDay: (treatment.getValue('lastDay') as string | null | undefined) ?? null,
    plan: Object.fromEntries(fields) as Plan,
    amount: (treatment.getValue('amount') as number | null | undefined) ?? null,
    unit: (treatment.getValue('unit') as DoseUnit | null | undefined) ?? null,
  }
}

function doseIn(dose: ReadableRecord) {
  const [treatmentUuid, day, time, outcome, at, amountMl] = [
    'treatmentUuid',
    'day',
    'time',
    'outcome',
    'at',
    'amountMl',
  ].map((name) => dose.getValue(name))
  return {
    treatmentUuid,
    day,
    time: time ?? null,
    outcome,
    at,
    amountMl: amountMl ?? null,
  } as NotedDose & { treatmentUuid: string }
}
