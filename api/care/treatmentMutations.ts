import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma, Treatment } from '#prisma'
import { addDays, dayIn } from '#shared/base/time'
import { watchedDays } from '#shared/care/course'
import type { Plan } from '#shared/care/plan'
import { planSchema } from '#shared/care/planSchema'
import {
  isMeasured,
  treatmentInput,
  treatmentPatch,
  treatmentStop,
  UNIT_ALONE,
} from '#shared/care/treatmentSchemas'
import { lockAnimal } from '../base/db/locks'
import { closedRecord, invalid, notFound } from '../base/errors'
import { requireQuotaForTreatment } from '../base/limits/recordQuotas'
import { AnimalRef } from '../cat/types'
import { idOf, requireAnimal, requireViewer } from '../graphql/access'
import { builder } from '../graphql/builder'
import type { Context } from '../graphql/context'
import { validated } from '../graphql/validate'
import { fromDay, toDay } from '../reading/entryRow'
import {
  DoseUnitEnum,
  PlanKindEnum,
  TreatmentKindEnum,
  TreatmentRef,
  YesNoEnum,
} from './treatmentTypes'

interface TreatmentResult {
  treatment: typeof TreatmentRef.$inferType
  animalId: string
}

const TreatmentPayload = builder
  .objectRef<TreatmentResult>('TreatmentPayload')
  .implement({
    fields: (t) => ({
      treatment: t.field({ type: TreatmentRef, resolve: ({ treatment }) => treatment }),
      animal: t.field({
        type: AnimalRef,
        resolve: ({ animalId }, _, context) => requireAnimal(context, animalId, 'see'),
      }),
    }),
  })

const PlanInput = builder.inputType('PlanInput', {
  fields: (t) => ({
    kind: t.field({ type: PlanKindEnum, required: true }),
    everyDays: t.int({ description: 'days: 1–30.' }),
    weekdays: t.intList({ description: 'weekdays: 1 is Monday.' }),
    times: t.stringList({
      description: 'days, weekdays: 1 to 6, "08:00" in the owner’s time zone.',
    }),
    shortestHours: t.int({ description: 'needed: the shortest interval between two doses.' }),
  }),
})

const AddTreatmentInput = builder.inputType('AddTreatmentInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    uuid: t.field({
      type: 'UUID',
      description:
        'Made by the client. If the id was stored before, the mutation returns the stored row.',
    }),
    kind: t.field({ type: TreatmentKindEnum, required: true }),
    name: t.string({ required: true }),
    amount: t.float({ description: 'The amount of one dose; at most three decimals.' }),
    unit: t.field({ type: DoseUnitEnum }),
    plan: t.field({ type: PlanInput, required: true }),
    withMeal: t.field({
      type: YesNoEnum,
      description: 'The dose is given with or without food. It is null if it does not matter.',
    }),
    firstDay: t.string({ required: true, description: 'YYYY-MM-DD.' }),
    lastDay: t.string({ description: 'YYYY-MM-DD.' }),
    note: t.string({ description: '280 characters.' }),
  }),
})

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
    note: t.string(),
  }),
})

const StopTreatmentInput = builder.inputType('StopTreatmentInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    uuid: t.id({ required: true }),
    lastDay: t.string({ required: true, description: 'YYYY-MM-DD. Doses after it are kept.' }),
    reason: t.string({ description: '280 characters.' }),
  }),
})

type Tx = Prisma.TransactionClient

const planColumns = (plan: Plan) => ({ plan: { ...plan }, watchedDays: watchedDays(plan) })

/** Reads a treatment of the viewer's cat and locks its course until the transaction ends. */
async function lockTreatment(tx: Tx, animalId: string, uuid: string): Promise<Treatment> {
  await lockAnimal(tx, animalId)
  const row = await tx.treatment.findFirst({ where: { id: idOf(uuid), animalId } })
  if (!row) throw notFound('Traitement non trouvé')
  await tx.$queryRaw`SELECT 1 FROM treatments WHERE course_id = ${row.courseId}::uuid FOR UPDATE`
  return row
}

const queryOf = (context: Context, info: GraphQLResolveInfo) =>
  queryFromInfo({ context, info, path: ['treatment'] })

builder.mutationFields((t) => ({
  addTreatment: t.field({
    type: TreatmentPayload,
    args: { input: t.arg({ type: AddTreatmentInput, required: true }) },
    resolve: async (_, { input }, context, info) => {
      const { clock } = requireViewer(context)
      const {
        id: animalId,
        name: cat,
        inMemorySince,
      } = await requireAnimal(context, input.animalUuid, 'treat')
      if (inMemorySince) throw closedRecord(cat)
      const { plan, firstDay, lastDay, ...named } = validated(treatmentInput, input)
      const { prisma, now } = context
      const query = queryOf(context, info)
      const treatment = await prisma.$transaction(async (tx) => {
        await requireQuotaForTreatment(tx, animalId)
        const existing = input.uuid
          ? await tx.treatment.findUnique({ where: { id: input.uuid }, select: { animalId: true } })
          : null
        if (existing?.animalId === animalId)
          return await tx.treatment.findUniqueOrThrow({ ...query, where: { id: input.uuid! } })
        // An id that another row has is ignored: nothing is leaked or overwritten.
        const id = input.uuid && !existing ? input.uuid : crypto.randomUUID()
        const days = {
          addedOn: fromDay(clock.today),
          firstDay: fromDay(firstDay),
          lastDay: lastDay == null ? null : fromDay(lastDay),
        }
        return await tx.treatment.create({
          ...query,
          data: {
            ...named,
            ...planColumns(plan),
            ...days,
            id,
            courseId: id,
            animalId,
            createdAt: now,
          },
        })
      })
      return { animalId, treatment }
    },
  }),
  changeTreatment: t.field({
    type: TreatmentPayload,
    description:
      'Changes a treatment. A new dose or plan begins as a successor, so that past days are unchanged. Other fields are corrected in place.',
    args: { input: t.arg({ type: ChangeTreatmentInput, required: true }) },
    resolve: async (_, { input: { animalUuid, uuid, ...said } }, context, info) => {
      const { clock } = requireViewer(context)
      const { id: animalId } = await requireAnimal(context, animalUuid, 'treat')
      const query = queryOf(context, info)
      const treatment = await context.prisma.$transaction(async (tx) => {
        const row = await lockTreatment(tx, animalId, uuid)
        const before = validated(planSchema, row.plan)
        // Only the fields that are sent are validated: a stored value may be older than a rule.
        const {
          from,
          plan = before,
          amount = row.amount,
          unit = row.unit,
          kind = row.kind,
          name = row.name,
          ...rest
        } = validated(treatmentPatch, said)
        if (!isMeasured({ amount, unit })) throw invalid({ amount: UNIT_ALONE })
        const isChange =
          JSON.stringify([amount, unit, plan]) !== JSON.stringify([row.amount, row.unit, before])
        const dose = { amount, unit, ...planColumns(plan) }
        // The kind and the name belong to the whole course.
        await tx.treatment.updateMany({ where: { courseId: row.courseId }, data: { kind, name } })
        if (!isChange)
          return await tx.treatment.update({ ...query, where: { id: row.id }, data: rest })
        const begins = beginning(row, from ?? null, {
          today: clock.today,
          addedOn: dayIn(row.createdAt, clock.timeZone),
        })
        if (begins === null)
          return await tx.treatment.update({
            ...query,
            where: { id: row.id },
            data: { ...rest, ...dose },
          })
        if (
          (await tx.treatment.count({
            where: { courseId: row.courseId, firstDay: { gt: row.firstDay } },
          })) > 0
        )
          throw invalid({ from: 'Ce traitement a déjà été changé' })
        await requireQuotaForTreatment(tx, animalId)
        await tx.treatment.update({
          where: { id: row.id },
          data: { lastDay: fromDay(addDays(begins, -1)) },
        })
        const { id: _id, stopReason: _why, ...same } = row
        return await tx.treatment.create({
          ...query,
          data: {
            ...same,
            ...rest,
            ...dose,
            kind,
            name,
            firstDay: fromDay(begins),
            createdAt: context.now,
          },
        })
      })
      return { animalId, treatment }
    },
  }),
  stopTreatment: t.field({
    type: TreatmentPayload,
    description: 'Sets the last day of a treatment. Doses after it are kept.',
    args: { input: t.arg({ type: StopTreatmentInput, required: true }) },
    resolve: async (_, { input: { animalUuid, uuid, ...said } }, context, info) => {
      const { id: animalId } = await requireAnimal(context, animalUuid, 'treat')
      const { lastDay, reason = null } = validated(treatmentStop, said)
      const query = queryOf(context, info)
      const treatment = await context.prisma.$transaction(async (tx) => {
        const row = await lockTreatment(tx, animalId, uuid)
        if (lastDay < toDay(row.firstDay))
          throw invalid({ lastDay: 'La date de fin est avant la date de début' })
        if (
          (await tx.treatment.count({
            where: { courseId: row.courseId, firstDay: { gt: row.firstDay } },
          })) > 0
        )
          throw invalid({ lastDay: 'Ce traitement a déjà été changé' })
        return await tx.treatment.update({
          ...query,
          where: { id: row.id },
          data: { lastDay: fromDay(lastDay), stopReason: reason },
        })
      })
      return { animalId, treatment }
    },
  }),
}))

/**
 * Returns the day on which a successor begins. It is `null` if the treatment is corrected in place:
 * it was added today, or has not begun.
 */
function beginning(
  { firstDay, lastDay }: Treatment,
  from: string | null,
  { today, addedOn }: { today: string; addedOn: string },
): string | null {
  if (from === null && (addedOn === today || toDay(firstDay) > today)) return null
  if (from === null) throw invalid({ from: 'Indiquez à partir de quel jour' })
  if (from < today) throw invalid({ from: 'Un changement commence aujourd’hui ou plus tard' })
  if (lastDay && toDay(lastDay) < from)
    throw invalid({ from: 'Ce traitement est fini avant ce jour' })
  return from <= toDay(firstDay) ? null : from
}
