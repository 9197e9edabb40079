import { queryFromInfo } from '@pothos/plugin-prisma'
import { type LabInput, labInput } from '#shared/labs/labInput'
import { addDays, dayIn } from '#shared/time'
import type { Prisma } from '#prisma'
import type { AccountClock } from '../accountClock'
import { closedRecord, invalid, notFound } from '../errors'
import type { RecordRow } from '../records/record'
import { requireRoomForLabResult } from '../limits/quotas'
import { ownRow, requireOwnAnimal, requireViewer } from './access'
import { AnimalRef } from './animal'
import { builder } from './builder'
import { AnimalPayload } from './editAnimal'
import { KnownOrNotEnum, LabQuantityEnum, LabResultRef } from './labResult'
import { validated } from './validate'

const LabResultPayload = builder.objectRef<{ labResult: typeof LabResultRef.$inferType; animal: RecordRow }>('LabResultPayload').implement({
  fields: (t) => ({
    labResult: t.field({ type: LabResultRef, resolve: ({ labResult }) => labResult }),
    animal: t.field({ type: AnimalRef, resolve: ({ animal }) => animal }),
  }),
})

const LabValueInput = builder.inputType('LabValueInput', {
  fields: (t) => ({
    quantity: t.field({ type: LabQuantityEnum, required: true }),
    value: t.string({ required: true, description: 'A decimal, with a point or a comma.' }),
    unit: t.string({ required: true, description: 'One of the quantity’s; empty for a ratio.' }),
  }),
})

/** All of a result: what is left out is emptied. */
const fields = (t: InputFields) => ({
  animalUuid: t.id({ required: true }),
  day: t.string({ required: true, description: 'YYYY-MM-DD in the owner’s calendar; not in the future.' }),
  laboratory: t.string(),
  values: t.field({ type: [LabValueInput], required: true, description: 'One or more, a quantity once.' }),
  fasting: t.field({ type: KnownOrNotEnum }),
  hydrated: t.field({ type: KnownOrNotEnum }),
  note: t.string(),
  confirmed: t.boolean({ description: 'That unusual values are right: without it they are refused, with a question.' }),
})
type InputFields = Parameters<NonNullable<Parameters<typeof builder.inputType>[1]['fields']>>[0]

const AddLabResultInput = builder.inputType('AddLabResultInput', {
  fields: (t) => ({ ...fields(t), uuid: t.field({ type: 'UUID', description: 'Made by the client: sent again, it answers with what is there.' }) }),
})
const UpdateLabResultInput = builder.inputType('UpdateLabResultInput', { fields: (t) => ({ ...fields(t), uuid: t.id({ required: true }) }) })
const DeleteLabResultInput = builder.inputType('DeleteLabResultInput', {
  fields: (t) => ({ animalUuid: t.id({ required: true }), uuid: t.id({ required: true }) }),
})

function columnsOf({ day, confirmed: _, laboratory = null, note = null, values, ...answers }: LabInput) {
  return { ...answers, laboratory, note, values: values as unknown as Prisma.InputJsonArray, day: new Date(day) }
}

/** A day more than the owner's, for clocks that differ; of a closed record, what was found before (product/labs 1.6). */
function checked(input: unknown, { name, inMemorySince }: RecordRow, { today, timeZone }: AccountClock): LabInput {
  const read = validated(labInput, input)
  if (read.day > addDays(today, 1)) throw invalid({ day: 'La date ne peut pas être dans le futur' })
  if (inMemorySince && read.day > dayIn(inMemorySince, timeZone)) throw closedRecord(name)
  return read
}

builder.mutationFields((t) => ({
  addLabResult: t.field({
    type: LabResultPayload,
    args: { input: t.arg({ type: AddLabResultInput, required: true }) },
    resolve: async (_, { input }, context, info) => {
      const { clock } = requireViewer(context)
      const animal = await requireOwnAnimal(context, input.animalUuid)
      const { prisma, now } = context
      const query = queryFromInfo({ context, info, path: ['labResult'] })
      const data = { ...columnsOf(checked(input, animal, clock)), animalId: animal.id, createdAt: now, updatedAt: now }
      const labResult = await prisma.$transaction(async (tx) => {
        const standing = await requireRoomForLabResult(tx, animal.id, input.uuid)
        if (standing) return await tx.labResult.findUniqueOrThrow({ ...query, where: { id: standing } })
        const isFree = input.uuid && (await tx.labResult.count({ where: { id: input.uuid } })) === 0
        // An id that somebody else used is ignored: nothing is leaked or overwritten.
        return await tx.labResult.create({ ...query, data: isFree ? { ...data, id: input.uuid! } : data })
      })
      return { animal, labResult }
    },
  }),
  updateLabResult: t.field({
    type: LabResultPayload,
    description: 'Replaces all of it.',
    args: { input: t.arg({ type: UpdateLabResultInput, required: true }) },
    resolve: async (_, { input }, context, info) => {
      const { clock } = requireViewer(context)
      const animal = await requireOwnAnimal(context, input.animalUuid)
      const { prisma, now } = context
      const where = { ...ownRow(context, input.uuid), animalId: animal.id }
      const { count } = await prisma.labResult.updateMany({ where, data: { ...columnsOf(checked(input, animal, clock)), updatedAt: now } })
      if (count === 0) throw notFound('Résultat non trouvé')
      return { animal, labResult: await prisma.labResult.findUniqueOrThrow({ ...queryFromInfo({ context, info, path: ['labResult'] }), where }) }
    },
  }),
  deleteLabResult: t.field({
    type: AnimalPayload,
    args: { input: t.arg({ type: DeleteLabResultInput, required: true }) },
    resolve: async (_, { input: { animalUuid, uuid } }, context) => {
      const animal = await requireOwnAnimal(context, animalUuid)
      const { count } = await context.prisma.labResult.deleteMany({ where: { ...ownRow(context, uuid), animalId: animal.id } })
      if (count === 0) throw notFound('Résultat non trouvé')
      return { animal }
    },
  }),
}))
