import { randomUUID } from 'node:crypto'
import { queryFromInfo } from '@pothos/plugin-prisma'
import { type LabInput, labInput } from '#shared/labs/labSchemas'
import type { AccountClock } from '../base/accountClock'
import { lockAnimal } from '../base/db/locks'
import { derivedId } from '../base/derivedId'
import { validationError, notFound } from '../base/errors'
import { storeTombstone } from '../base/limits/idQuotas'
import { requireQuotaForLabResult } from '../base/limits/recordQuotas'
import { AnimalPayload } from '../cat/payloadTypes'
import { AnimalRef } from '../cat/types'
import { acceptsUnknown, acceptUnknownFields } from '../graphql/acceptUnknown'
import { matchableId, requireAnimal, requireViewer } from '../graphql/access'
import { builder, type InputFields } from '../graphql/builder'
import { clientIdDescription } from '../graphql/scalars'
import { validate } from '../graphql/validate'
import { fromDay } from '../reading/entryRow'
import type { RecordRow } from '../reading/record'
import { requireLabDay } from './requireLabDay'
import { KnownOrNotEnum, LabQuantityEnum, LabResultRef } from './types'

const LabResultPayload = builder
  .objectRef<{ labResult: typeof LabResultRef.$inferType; animal: RecordRow }>('LabResultPayload')
  .implement({
    fields: (t) => ({
      labResult: t.field({ type: LabResultRef, resolve: ({ labResult }) => labResult }),
      animal: t.field({ type: AnimalRef, resolve: ({ animal }) => animal }),
    }),
  })

const LabValueInput = builder.inputType('LabValueInput', {
  fields: (t) => ({
    quantity: t.field({ type: LabQuantityEnum, required: true }),
    value: t.string({ required: true, description: 'A decimal, with a point or a comma.' }),
    unit: t.string({ required: true, description: 'A unit of the quantity; empty for a ratio.' }),
    rangeFrom: t.string({
      description:
        'The lower end of the laboratory’s own range, in `unit`. Both ends are optional.',
    }),
    rangeTo: t.string({ description: 'The upper end of that range.' }),
  }),
})

/** All fields of a result: a field that is left out is emptied. */
const fields = (t: InputFields) => ({
  animalUuid: t.id({ required: true }),
  day: t.string({
    required: true,
    description: 'YYYY-MM-DD in the owner’s calendar; not in the future.',
  }),
  laboratory: t.string(),
  values: t.field({
    type: [LabValueInput],
    required: true,
    description: 'It requires a value, and accepts at most one for each quantity.',
  }),
  fasting: t.field({ type: KnownOrNotEnum }),
  hydrated: t.field({ type: KnownOrNotEnum }),
  note: t.string(),
  confirmed: t.boolean({
    description: 'Confirms unusual values. If false, they are refused with a question.',
  }),
  writtenAt: t.field({
    type: 'DateTime',
    description:
      'The instant at which the user wrote it, if it was queued offline. It defaults to now. ' +
      'A correction that is older than the stored one is refused.',
  }),
})

const AddLabResultInput = builder.inputType('AddLabResultInput', {
  fields: (t) => ({
    ...fields(t),
    uuid: t.field({ type: 'UUID', description: clientIdDescription }),
  }),
})
const UpdateLabResultInput = builder.inputType('UpdateLabResultInput', {
  fields: (t) => ({ ...fields(t), uuid: t.id({ required: true }) }),
})
const DeleteLabResultInput = builder.inputType('DeleteLabResultInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    uuid: t.id({ required: true }),
    ...acceptUnknownFields(t, 'result'),
  }),
})

function columnsOf({
  day,
  confirmed: _,
  laboratory = null,
  note = null,
  values,
  ...answers
}: LabInput) {
  return { ...answers, laboratory, note, values, day: fromDay(day) }
}

function validatedResult(input: unknown, record: RecordRow, clock: AccountClock): LabInput {
  const read = validate(labInput, input)
  requireLabDay(read.day, record, clock)
  return read
}

/**
 * Returns a client's id and the id that replaces it if another cat has the first: nothing is
 * leaked, overwritten or doubled.
 */
const idsOf = (animalId: string, uuid: string): [string, string] => [
  matchableId(uuid),
  derivedId(animalId, uuid),
]

const writtenAt = (inputTime: Date | null | undefined, now: Date): Date =>
  inputTime && inputTime < now ? inputTime : now

builder.mutationFields((t) => ({
  addLabResult: t.field({
    type: LabResultPayload,
    args: { input: t.arg({ type: AddLabResultInput, required: true }) },
    resolve: async (_, { input }, context, info) => {
      const { clock } = requireViewer(context)
      const animal = await requireAnimal(context, input.animalUuid, 'changeLabs')
      const { prisma, now } = context
      const query = queryFromInfo({ context, info, path: ['labResult'] })
      const data = {
        ...columnsOf(validatedResult(input, animal, clock)),
        animalId: animal.id,
        createdAt: now,
        updatedAt: writtenAt(input.writtenAt, now),
      }
      const ids = input.uuid ? idsOf(animal.id, input.uuid) : [randomUUID()]
      const labResult = await prisma.$transaction(async (tx) => {
        const existingId = await requireQuotaForLabResult(tx, animal.id, ids)
        if (existingId) {
          const { animalId: _, createdAt: __, ...correctedColumns } = data
          // The user may have corrected the form since an earlier request whose response was lost.
          if (input.writtenAt)
            await tx.labResult.updateMany({
              where: { id: existingId, updatedAt: { lt: data.updatedAt } },
              data: correctedColumns,
            })
          return await tx.labResult.findUniqueOrThrow({ ...query, where: { id: existingId } })
        }
        if (
          await tx.measurementAlias.findFirst({
            where: { animalId: animal.id, alias: { in: ids } },
          })
        )
          throw notFound('Ces résultats ont été supprimés')
        const takenCount = await tx.labResult.count({ where: { id: ids[0] } })
        return await tx.labResult.create({ ...query, data: { ...data, id: ids[takenCount]! } })
      })
      return { animal, labResult }
    },
  }),
  updateLabResult: t.field({
    type: LabResultPayload,
    description: 'Replaces all fields of a result.',
    args: { input: t.arg({ type: UpdateLabResultInput, required: true }) },
    resolve: async (_, { input }, context, info) => {
      const { clock } = requireViewer(context)
      const animal = await requireAnimal(context, input.animalUuid, 'changeLabs')
      const { prisma, now } = context
      const where = { id: { in: idsOf(animal.id, input.uuid) }, animalId: animal.id }
      const updatedAt = writtenAt(input.writtenAt, now)
      const data = { ...columnsOf(validatedResult(input, animal, clock)), updatedAt }
      const { count } = await prisma.labResult.updateMany({
        where: { ...where, updatedAt: { lte: updatedAt } },
        data,
      })
      const labResult = await prisma.labResult.findFirst({
        ...queryFromInfo({ context, info, path: ['labResult'] }),
        where,
      })
      if (!labResult) throw notFound('Résultat non trouvé')
      if (count === 0)
        throw validationError({
          writtenAt:
            'Ces résultats ont été corrigés depuis\u00a0: la correction la plus récente reste',
        })
      return { animal, labResult }
    },
  }),
  deleteLabResult: t.field({
    type: AnimalPayload,
    args: { input: t.arg({ type: DeleteLabResultInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { animalUuid, uuid } = input
      const animal = await requireAnimal(context, animalUuid, 'changeLabs')
      const isUnknownAccepted = acceptsUnknown(input)
      const ids = idsOf(animal.id, uuid)
      await context.prisma.$transaction(async (tx) => {
        await lockAnimal(tx, animal.id)
        const { count } = await tx.labResult.deleteMany({
          where: { id: { in: ids }, animalId: animal.id },
        })
        if (count === 0 && !isUnknownAccepted) throw notFound('Résultat non trouvé')
        await storeTombstone(tx, animal, { alias: ids[0] })
      })
      return { animal }
    },
  }),
}))
