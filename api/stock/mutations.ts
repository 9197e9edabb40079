import type { Prisma } from '#prisma'
import { FUTURE_DATE_MESSAGE } from '#shared/base/validation'
import { stockChangeInput, stockInput } from '#shared/stock/stockSchemas'
import { isInFuture } from '../base/accountClock'
import { lockAnimal } from '../base/db/locks'
import { newRowIds } from '../base/derivedId'
import { closedRecord, validationError, notFound } from '../base/errors'
import { requireQuotaForStockChange } from '../base/limits/recordQuotas'
import { clockOf } from '../cat/healthRecord'
import { AnimalPayload } from '../cat/payloadTypes'
import { AnimalRef } from '../cat/types'
import { matchableId, requireAnimal, requireViewer, withMembership } from '../graphql/access'
import { builder, type InputFields } from '../graphql/builder'
import { clientIdDescription } from '../graphql/scalars'
import { validate } from '../graphql/validate'
import { fromDay, fromOptionalDay } from '../reading/entryRow'
import { StockChangeKindEnum, StockRef, stocksOf, StockUnitEnum } from './types'

interface StockResult {
  animalId: string
  course: string
}

const StockPayload = builder.objectRef<StockResult>('StockPayload').implement({
  fields: (t) => ({
    stock: t.field({
      type: StockRef,
      resolve: async ({ animalId, course }, _, context) => {
        const stocks = await stocksOf(await requireAnimal(context, animalId, 'see'), context)
        return stocks.find((stock) => stock.course === course) ?? fail()
      },
    }),
    animal: t.field({
      type: AnimalRef,
      resolve: ({ animalId }, _, context) => requireAnimal(context, animalId, 'see'),
    }),
  }),
})

const pack = (t: InputFields) => ({
  openedOn: t.string({ description: 'YYYY-MM-DD.' }),
  useBy: t.string({ description: 'YYYY-MM-DD, the last day of use.' }),
})

const SetStockInput = builder.inputType('SetStockInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    courseUuid: t.id({ required: true, description: 'The `course` of its treatments.' }),
    unit: t.field({
      type: StockUnitEnum,
      required: true,
      description:
        'In `dose`, each given dose reduces the stock by 1; in `ml` and `bag`, by its volume.',
    }),
    bagMl: t.int({ description: 'The mL of one bag, 1–5000.' }),
    warningDays: t.int({ description: 'The days left from which it is low: 1–60, by default 7.' }),
    isPutAway: t.boolean({ description: 'False by default.' }),
    amount: t.float({
      description: 'The amount at the start. It is ignored if the stock exists already.',
    }),
    ...pack(t),
  }),
})

const NoteStockChangeInput = builder.inputType('NoteStockChangeInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    courseUuid: t.id({ required: true }),
    uuid: t.field({ type: 'UUID', description: clientIdDescription }),
    kind: t.field({ type: StockChangeKindEnum, required: true }),
    amount: t.float({
      required: true,
      description: 'The added amount, in the stock’s unit; at most three decimals.',
    }),
    at: t.field({ type: 'DateTime', description: 'Now by default.' }),
    ...pack(t),
    note: t.string({ description: '140 characters.' }),
  }),
})

const DeleteStockInput = builder.inputType('DeleteStockInput', {
  fields: (t) => ({ animalUuid: t.id({ required: true }), courseUuid: t.id({ required: true }) }),
})

builder.mutationFields((t) => ({
  setStock: t.field({
    type: StockPayload,
    description: 'Starts the stock of a course, or changes its days of warning or puts it away.',
    args: { input: t.arg({ type: SetStockInput, required: true }) },
    resolve: async (_, { input: { animalUuid, courseUuid, ...input } }, context) => {
      const record = await requireAnimal(context, animalUuid, 'changeTreatments')
      const { id: animalId, name, inMemorySince } = record
      if (inMemorySince) throw closedRecord(name)
      const { amount, openedOn, useBy, bagMl = null, unit, ...chosen } = validate(stockInput, input)
      const courseId = matchableId(courseUuid)
      const { today, now } = clockOf(record, context)
      await context.prisma.$transaction(async (tx) => {
        await lockAnimal(tx, animalId)
        const steps = await tx.treatment.findMany({ where: { animalId, courseId } })
        if (steps.length === 0) throw notFound('Traitement non trouvé')
        const existing = await tx.stock.findUnique({ where: { courseId } })
        if (existing && (existing.unit !== unit || existing.bagMl !== bagMl))
          throw validationError({
            unit: 'L’unité d’un stock ne change pas\u00a0: supprimez-le d’abord',
          })
        if (existing) return await tx.stock.update({ where: { courseId }, data: chosen })
        if (unit !== 'dose' && steps.every((step) => step.unit !== 'ml' && step.kind !== 'fluids'))
          throw validationError({ unit: 'Ce traitement ne se compte pas en mL' })
        if (amount == null) throw validationError({ amount: 'Indiquez ce qu’il reste' })
        await requireQuotaForStockChange(tx, record)
        const dates = { openedOn: fromOptionalDay(openedOn), useBy: fromOptionalDay(useBy) }
        return await tx.stock.create({
          data: {
            ...chosen,
            courseId,
            animalId,
            unit,
            bagMl,
            startedAt: now,
            startedOn: fromDay(today),
            changes: {
              create: {
                ...dates,
                kind: 'renewed',
                amount,
                at: now,
                createdAt: context.now,
                animalId,
                byId: requireViewer(context).user.id,
              },
            },
          },
        })
      })
      return { animalId, course: courseId }
    },
  }),
  noteStockChange: t.field({
    type: StockPayload,
    description: 'Records a renewal, or a correction by hand.',
    args: { input: t.arg({ type: NoteStockChangeInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { animalUuid, courseUuid, uuid, at: requestedAt, ...fields } = input
      const record = await requireAnimal(context, animalUuid, 'noteStock')
      const { id: animalId, name, inMemorySince } = record
      const { openedOn, useBy, note = null, ...change } = validate(stockChangeInput, fields)
      const { now } = clockOf(record, context)
      const at = requestedAt ?? now
      const courseId = matchableId(courseUuid)
      await withMembership(context, record, async (tx) => {
        if (!(await tx.stock.findFirst({ where: { courseId, animalId } }))) fail()
        const ids = newRowIds(animalId, uuid)
        const existing = await tx.stockChange.findMany({ where: { id: { in: ids } } })
        // A retry is accepted at any time: only a new change has a latest date.
        if (existing.some((row) => row.animalId === animalId)) return
        if (isInFuture(at, now)) throw validationError({ at: FUTURE_DATE_MESSAGE })
        if (inMemorySince && at > inMemorySince) throw closedRecord(name)
        await requireQuotaForStockChange(tx, record)
        await tx.stockChange.create({
          data: {
            ...change,
            id: ids[existing.length]!,
            animalId,
            courseId,
            at,
            openedOn: fromOptionalDay(openedOn),
            useBy: fromOptionalDay(useBy),
            note,
            byId: requireViewer(context).user.id,
            createdAt: context.now,
          },
        })
      })
      return { animalId, course: courseId }
    },
  }),
  deleteStock: t.field({
    type: AnimalPayload,
    description: 'Deletes a stock with its history. The treatment and its doses stay.',
    args: { input: t.arg({ type: DeleteStockInput, required: true }) },
    resolve: async (_, { input: { animalUuid, courseUuid } }, context) => {
      const { id: animalId } = await requireAnimal(context, animalUuid, 'changeTreatments')
      await context.prisma.$transaction(async (tx: Prisma.TransactionClient) => {
        await lockAnimal(tx, animalId)
        const { count } = await tx.stock.deleteMany({
          where: { courseId: matchableId(courseUuid), animalId },
        })
        if (count === 0) fail()
      })
      return { animal: await requireAnimal(context, animalId, 'see') }
    },
  }),
}))

function fail(): never {
  throw notFound('Stock non trouvé')
}
