import type { Prisma, Treatment } from '#prisma'
import { addDays, dayIn } from '#shared/base/time'
import { planSchema } from '#shared/care/planSchema'
import { isMeasured, treatmentPatch, UNIT_ALONE } from '#shared/care/treatmentSchemas'
import type { AccountClock } from '../base/accountClock'
import { closedRecord, validationError } from '../base/errors'
import { requireQuotaForTreatment } from '../base/limits/recordQuotas'
import { requireAnimal, requireViewer } from '../graphql/access'
import { builder } from '../graphql/builder'
import { validate } from '../graphql/validate'
import { fromDay, toDay } from '../reading/entryRow'
import { DoseUnitEnum, TreatmentKindEnum, YesNoEnum } from './treatmentTypes'
import {
  ALREADY_CHANGED,
  haveBegun,
  laterSteps,
  lockTreatment,
  planColumns,
  PlanInput,
  queryOf,
  removeSteps,
  TreatmentPayload,
} from './treatmentWrite'

const ChangeTreatmentInput = builder.inputType('ChangeTreatmentInput', {
  description: 'Only the fields that are sent change; null empties a field.',
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    uuid: t.id({ required: true }),
    from: t.string({
      description:
        'YYYY-MM-DD, today or later. The new dose or plan begins then, as a separate treatment. Without it, a treatment that was added today is corrected.',
    }),
    kind: t.field({ type: TreatmentKindEnum }),
    name: t.string(),
    amount: t.float(),
    unit: t.field({ type: DoseUnitEnum }),
    plan: t.field({ type: PlanInput }),
    withMeal: t.field({ type: YesNoEnum }),
    mustNotMiss: t.boolean({
      description: 'If true, missed doses of its course are amber instead of information.',
    }),
    note: t.string(),
  }),
})

builder.mutationFields((t) => ({
  changeTreatment: t.field({
    type: TreatmentPayload,
    description:
      'Changes a treatment. A new dose or plan begins as a successor, so that past days are ' +
      'unchanged, and replaces a planned one. Other fields are corrected in place.',
    args: { input: t.arg({ type: ChangeTreatmentInput, required: true }) },
    resolve: async (_, { input: { animalUuid, uuid, ...fields } }, context, info) => {
      const { clock } = requireViewer(context)
      const record = await requireAnimal(context, animalUuid, 'changeTreatments')
      const query = queryOf(context, info)
      const treatment = await context.prisma.$transaction(async (tx) => {
        const row = await lockTreatment(tx, record.id, uuid)
        const { from, dose, ofCourse, corrections } = readChange(row, fields)
        const correct = ({ id }: Treatment, data: Prisma.TreatmentUpdateInput) =>
          tx.treatment.update({ ...query, where: { id }, data })
        await tx.treatment.updateMany({ where: { courseId: row.courseId }, data: ofCourse })
        if (doseKey(dose) === doseKey(row)) return await correct(row, corrections)
        const repeated = from ? await findSuccessor(tx, row, { from, ...dose }) : undefined
        if (repeated) return await correct(repeated, corrections)
        const later = await laterSteps(tx, row)
        const isChanged = haveBegun(later, clock.today)
        // The planned steps are replaced, and the last of them has the course's end.
        const { lastDay } = (isChanged ? null : later.at(-1)) ?? row
        const begins = beginning({ ...row, lastDay }, from ?? null, clock)
        const { amount, unit, plan } = dose
        const data = { ...corrections, amount, unit, ...planColumns(plan) }
        if (begins === null) return await correct(row, data)
        if (isChanged) throw validationError({ from: ALREADY_CHANGED })
        if (record.inMemorySince) throw closedRecord(record.name)
        await endBefore(tx, row, later, begins)
        const { id: _id, stopReason: _stopReason, ...inheritedColumns } = row
        return await tx.treatment.create({
          ...query,
          data: {
            ...inheritedColumns,
            ...data,
            ...ofCourse,
            firstDay: fromDay(begins),
            lastDay,
            createdAt: context.now,
          },
        })
      })
      return { animalId: record.id, treatment }
    },
  }),
}))

/** Splits what is sent by where it is stored; other fields of the dose and of the course stay. */
function readChange(row: Treatment, fields: object) {
  const previousPlan = validate(planSchema, row.plan)
  // Only the fields that are sent are validated: a stored value may be older than a rule.
  const {
    from,
    plan = previousPlan,
    amount = row.amount,
    unit = row.unit,
    kind = row.kind,
    name = row.name,
    mustNotMiss = row.mustNotMiss,
    ...corrections
  } = validate(treatmentPatch, fields)
  if (!isMeasured({ amount, unit })) throw validationError({ amount: UNIT_ALONE })
  return { from, dose: { amount, unit, plan }, ofCourse: { kind, name, mustNotMiss }, corrections }
}

interface DoseAndPlan {
  amount: number | null
  unit: string | null
  plan: unknown
}

const doseKey = ({ amount, unit, plan }: DoseAndPlan): string =>
  JSON.stringify([amount, unit, validate(planSchema, plan)])

/** Returns the successor that an earlier request created, whose response the client may have missed. */
async function findSuccessor(
  tx: Prisma.TransactionClient,
  { courseId, firstDay }: Treatment,
  { from, ...dose }: { from: string } & DoseAndPlan,
): Promise<Treatment | undefined> {
  const successor = await tx.treatment.findFirst({
    where: { courseId, firstDay: { equals: fromDay(from), gt: firstDay } },
  })
  return successor && doseKey(successor) === doseKey(dose) ? successor : undefined
}

/**
 * Returns the day on which a successor begins. It is `null` if the treatment is corrected in place:
 * it was added today, or has not begun.
 */
function beginning(
  { id, courseId, createdAt, firstDay, lastDay, ...row }: Treatment,
  from: string | null,
  { today, timeZone }: Pick<AccountClock, 'today' | 'timeZone'>,
): string | null {
  // `addedOn` is a day of the account's clock, but a successor has that of its course.
  const addedOn = id === courseId ? toDay(row.addedOn) : dayIn(createdAt, timeZone)
  if (from === null && (addedOn === today || toDay(firstDay) > today)) return null
  if (from === null) throw validationError({ from: 'Indiquez à partir de quel jour' })
  if (from < today)
    throw validationError({ from: 'Un changement commence aujourd’hui ou plus tard' })
  if (lastDay && toDay(lastDay) < from)
    throw validationError({ from: 'Ce traitement est fini avant ce jour' })
  return from <= toDay(firstDay) ? null : from
}

/** Ends a treatment before its successor, which replaces the planned steps. */
async function endBefore(
  tx: Prisma.TransactionClient,
  row: Treatment,
  plannedSteps: readonly Treatment[],
  begins: string,
): Promise<void> {
  await removeSteps(tx, plannedSteps, row)
  await requireQuotaForTreatment(tx, row.animalId)
  const lastDay = fromDay(addDays(begins, -1))
  await tx.treatment.update({ where: { id: row.id }, data: { lastDay } })
}
