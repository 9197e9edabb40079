import { queryFromInfo } from '@pothos/plugin-prisma'
import { FUTURE_DATE_MESSAGE } from '#shared/base/validation'
import { weightInput } from '#shared/cat/animalSchemas'
import { parseWeight } from '#shared/weight/weightValue'
import { isInFuture } from '../base/accountClock'
import { derivedId } from '../base/derivedId'
import { closedRecord, validationError, notFound, unavailable } from '../base/errors'
import { storeTombstone } from '../base/limits/idQuotas'
import { requireQuotaForWeight } from '../base/limits/recordQuotas'
import { clockOf } from '../cat/healthRecord'
import { AnimalPayload } from '../cat/payloadTypes'
import { AnimalRef } from '../cat/types'
import {
  matchableId,
  removableRows,
  requireAnimal,
  requireRemovable,
  requireViewer,
  withMembership,
} from '../graphql/access'
import { builder } from '../graphql/builder'
import { clientIdDescription } from '../graphql/scalars'
import { validate } from '../graphql/validate'
import { WeightRef } from './types'

const AddWeightPayload = builder
  .objectRef<{ weight: typeof WeightRef.$inferType; animalId: string }>('AddWeightPayload')
  .implement({
    fields: (t) => ({
      weight: t.field({ type: WeightRef, resolve: ({ weight }) => weight }),
      animal: t.field({
        type: AnimalRef,
        resolve: ({ animalId }, _, context) => requireAnimal(context, animalId, 'see'),
      }),
    }),
  })

const AddWeightInput = builder.inputType('AddWeightInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    uuid: t.field({ type: 'UUID', description: clientIdDescription }),
    weight: t.string({ required: true, description: 'kg, 0.3–25.' }),
    date: t.field({ type: 'DateTime', description: 'Now by default; not in the future.' }),
  }),
})

const DeleteWeightInput = builder.inputType('DeleteWeightInput', {
  fields: (t) => ({ animalUuid: t.id({ required: true }), uuid: t.id({ required: true }) }),
})

const DeleteWeightImportInput = builder.inputType('DeleteWeightImportInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    uuid: t.id({
      required: true,
      description: 'The id of the import: `importUuid` of its weighings.',
    }),
  }),
})

builder.mutationFields((t) => ({
  addWeight: t.field({
    type: AddWeightPayload,
    description: 'Adds a weighing. The newest one is the cat’s weight.',
    args: { input: t.arg({ type: AddWeightInput, required: true }) },
    resolve: async (_, { input }, context, info) => {
      const record = await requireAnimal(context, input.animalUuid, 'weigh')
      const { id: animalId, name, inMemorySince } = record
      const { user } = requireViewer(context)
      const clock = clockOf(record, context)
      const { weight } = validate(weightInput, input)
      const { prisma, now } = context
      const { uuid } = input
      // If the id belongs to another cat, the weighing gets an id derived from both: nothing is
      // leaked, overwritten or doubled.
      const ids = uuid ? [uuid, derivedId(animalId, uuid)] : []
      const query = queryFromInfo({ context, info, path: ['weight'] })
      // A retry is accepted at any time: only a new weighing has a latest date.
      const existing = await prisma.weight.findFirst({
        ...query,
        where: { id: { in: ids }, animalId },
      })
      if (existing) return { animalId, weight: existing }
      const date = input.date ?? clock.now
      if (isInFuture(date, clock.now)) throw validationError({ date: FUTURE_DATE_MESSAGE })
      if (inMemorySince && date > inMemorySince) throw closedRecord(name)
      const data = { animalId, grams: parseWeight(weight)!, date, createdAt: now, byId: user.id }
      if (!uuid)
        return {
          animalId,
          weight: await withMembership(context, record, async (tx) => {
            await requireQuotaForWeight(tx, record)
            return await tx.weight.create({ ...query, data })
          }),
        }
      for (const id of ids) {
        // If requests with one id run in parallel, one creates the row and the others find it.
        await withMembership(context, record, async (tx) => {
          if ((await tx.weight.count({ where: { id } })) > 0) return
          await requireQuotaForWeight(tx, record)
          await tx.weight.createMany({ data: { ...data, id }, skipDuplicates: true })
        })
        // The tombstone is read afterwards: a concurrent deletion has stored it before the row
        // could be created again.
        if (
          await prisma.measurementAlias.findUnique({
            where: { animalId_alias: { animalId, alias: id } },
          })
        ) {
          await prisma.weight.deleteMany({
            where: { id, animalId, ...removableRows(context, record) },
          })
          throw notFound('Cette pesée a été supprimée')
        }
        const weight = await prisma.weight.findUnique({ ...query, where: { id, animalId } })
        if (weight) return { animalId, weight }
      }
      throw unavailable()
    },
  }),
  deleteWeight: t.field({
    type: AnimalPayload,
    args: { input: t.arg({ type: DeleteWeightInput, required: true }) },
    resolve: async (_, { input: { animalUuid, uuid } }, context) => {
      const record = await requireAnimal(context, animalUuid, 'weigh')
      const { id } = record
      const { prisma } = context
      const where = { id: matchableId(uuid), animalId: id }
      const weighing = await prisma.weight.findUnique({ where })
      if (!weighing) throw notFound('Poids non trouvé')
      requireRemovable(context, record, weighing)
      await withMembership(context, record, async (tx) => {
        await storeTombstone(tx, record, { alias: where.id })
        await tx.weight.deleteMany({ where })
      })
      return { animal: await requireAnimal(context, id, 'see') }
    },
  }),
  deleteWeightImport: t.field({
    type: AnimalPayload,
    description: 'Deletes the remaining weighings of one imported file.',
    args: { input: t.arg({ type: DeleteWeightImportInput, required: true }) },
    resolve: async (_, { input: { animalUuid, uuid } }, context) => {
      const record = await requireAnimal(context, animalUuid, 'weigh')
      const where = { animalId: record.id, importId: matchableId(uuid) }
      const imported = await context.prisma.weight.findFirst({ where })
      if (!imported) throw notFound('Import non trouvé')
      requireRemovable(context, record, imported)
      await withMembership(context, record, (tx) => tx.weight.deleteMany({ where }))
      return { animal: await requireAnimal(context, record.id, 'see') }
    },
  }),
}))
