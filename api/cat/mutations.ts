import type * as z from 'zod/mini'
import type { Prisma } from '#prisma'
import { isBeyondMaxAge } from '#shared/cat/age'
import { AGE_TOO_HIGH, createAnimalInput, updateAnimalInput } from '#shared/cat/animalSchemas'
import { UNKNOWN_PHOTO } from '#shared/photo/photoPath'
import { parseWeight } from '#shared/weight/weightValue'
import { ViewerRef } from '../account/types'
import type { AccountClock } from '../base/accountClock'
import { lockAnimal } from '../base/db/locks'
import { trimCat } from '../base/db/trimRows'
import { closedRecord, validationError } from '../base/errors'
import { requireQuotaForWeight } from '../base/limits/recordQuotas'
import { requireAnimal, requireViewer } from '../graphql/access'
import { builder } from '../graphql/builder'
import { clientIdFields } from '../graphql/clientId'
import { GenderEnum } from '../graphql/enums'
import { validate } from '../graphql/validate'
import { fromDay } from '../reading/entryRow'
import type { RecordRow } from '../reading/record'
import { shownAge } from '../reading/shownAge'
import { newestWeight } from '../reading/weightOrder'
import { setPhoto } from '../storage/photoStore'
import { AnimalPayload } from './payloadTypes'
import { saveNewCat } from './saveNewCat'
import { AnimalRef } from './types'

const CreateAnimalPayload = builder
  .objectRef<{ animal: RecordRow }>('CreateAnimalPayload')
  .implement({
    fields: (t) => ({
      animal: t.field({ type: AnimalRef, resolve: ({ animal }) => animal }),
      viewer: t.field({ type: ViewerRef, resolve: (_, __, context) => requireViewer(context) }),
    }),
  })

const DeleteAnimalPayload = builder
  .objectRef<{ id: string }>('DeleteAnimalPayload')
  .implement({
    fields: (t) => ({
      deletedId: t.globalID({ resolve: ({ id }) => ({ id, type: AnimalRef }) }),
      viewer: t.field({ type: ViewerRef, resolve: (_, __, context) => requireViewer(context) }),
    }),
  })

const CreateAnimalInput = builder.inputType('CreateAnimalInput', {
  fields: (t) => ({
    ...clientIdFields(t),
    name: t.string({ required: true }),
    species: t.string({ description: 'Always "animal".' }),
    breed: t.string(),
    gender: t.field({ type: GenderEnum }),
    age: t.int({ description: 'Whole years today. Send either an age or a birth date.' }),
    birthDate: t.string({ description: 'YYYY-MM-DD.' }),
    weight: t.string({ description: 'kg, 0.3–25.' }),
    vetPhone: t.string(),
  }),
})

const UpdateAnimalInput = builder.inputType('UpdateAnimalInput', {
  description: 'Only the fields that are sent change; null empties a field.',
  fields: (t) => ({
    uuid: t.id({ required: true }),
    name: t.string(),
    breed: t.string(),
    gender: t.field({ type: GenderEnum }),
    age: t.int(),
    birthDate: t.string(),
    weight: t.string({
      description: 'kg, 0.3–25. A weight that differs from the newest is added to the weights.',
    }),
    vetPhone: t.string(),
    visitQuestions: t.stringList({
      description:
        'The questions for the next visit: 3 at most, of 140 characters at most. Empty ones are dropped.',
    }),
    sharedLitter: t.boolean({
      description:
        'True if several cats use the same litter boxes: urination and stool then begin at ‘not seen’.',
    }),
    photoPath: t.string({
      description: 'An address that this server issued to this owner; null removes the photo.',
    }),
  }),
})

const DeleteAnimalInput = builder.inputType('DeleteAnimalInput', {
  fields: (t) => ({ uuid: t.id({ required: true }) }),
})

/**
 * Returns the columns of an age or a birth date. An age is stored as of today and replaces the
 * birth date, and the reverse.
 */
function ageColumns(
  { age, birthDate }: Pick<z.output<typeof updateAnimalInput>, 'age' | 'birthDate'>,
  { today }: AccountClock,
): Pick<Prisma.AnimalUncheckedCreateInput, 'age' | 'ageAsOf' | 'birthDate'> {
  if (birthDate && birthDate > today)
    throw validationError({ birthDate: 'La date de naissance ne peut pas être dans le futur' })
  if (birthDate && isBeyondMaxAge(birthDate, today))
    throw validationError({ birthDate: AGE_TOO_HIGH })
  if (birthDate) return { birthDate: fromDay(birthDate), age: null, ageAsOf: null }
  if (age != null) return { age, ageAsOf: fromDay(today), birthDate: null }
  return {
    ...(age === null && { age: null, ageAsOf: null }),
    ...(birthDate === null && { birthDate: null }),
  }
}

/** Locks a cat, then reads its newest weighing, in the order of the record. */
async function lockNewestWeighing(tx: Prisma.TransactionClient, animalId: string) {
  await lockAnimal(tx, animalId)
  return await tx.weight.findFirst({
    where: { animalId },
    orderBy: newestWeight,
    select: { grams: true, date: true },
  })
}

builder.mutationFields((t) => ({
  createAnimal: t.field({
    type: CreateAnimalPayload,
    args: { input: t.arg({ type: CreateAnimalInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { clock } = requireViewer(context)
      const { name, weight, age, birthDate, ...known } = validate(createAnimalInput, input)
      const { breed = null, gender = null, vetPhone = null } = known
      const noAge = { age: null, ageAsOf: null, birthDate: null }
      const id = await saveNewCat(context, {
        uuid: input.uuid,
        isCorrection: input.isCorrection,
        columns: {
          name,
          breed,
          gender,
          vetPhone,
          ...noAge,
          ...ageColumns({ age, birthDate }, clock),
        },
        grams: weight ? parseWeight(weight) : null,
      })
      return { animal: await requireAnimal(context, id, 'see') }
    },
  }),
  updateAnimal: t.field({
    type: AnimalPayload,
    args: { input: t.arg({ type: UpdateAnimalInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { user, clock } = requireViewer(context)
      const animal = await requireAnimal(context, input.uuid, 'changeProfile')
      const { id, weights } = animal
      const { weight, age, birthDate, photoPath, ...otherFields } = validate(
        updateAnimalInput,
        input,
      )
      const { prisma, env, now } = context
      const grams = weight === undefined ? null : parseWeight(weight)
      // An age that equals the shown age is no new age, unless the birth date that it was computed
      // from is removed.
      const isBirthDateRemoved = animal.birthDate !== null && birthDate === null
      const isSameAge =
        age != null && !birthDate && !isBirthDateRemoved && shownAge(animal, clock) === age
      const isOtherWeight = grams !== null && grams !== weights[0]?.grams
      if (isOtherWeight && animal.inMemorySince) throw closedRecord(animal.name)
      await prisma.$transaction(async (tx) => {
        const newest = isOtherWeight ? await lockNewestWeighing(tx, id) : null
        // A concurrent save may have stored the same weight.
        const isWeighed = isOtherWeight && grams !== newest?.grams
        if (isWeighed) await requireQuotaForWeight(tx, animal)
        // The clock of the device that sent the newest weighing may be ahead.
        const lastDate = newest?.date ?? clock.now
        const newestDate = lastDate > clock.now ? new Date(lastDate.getTime() + 1) : clock.now
        if (photoPath !== undefined && !(await setPhoto(tx, animal, photoPath, env)))
          throw validationError({ photoPath: UNKNOWN_PHOTO })
        await tx.animal.update({
          where: { id },
          data: {
            ...otherFields,
            ...(!isSameAge && ageColumns({ age, birthDate }, clock)),
            ...(isWeighed && {
              weights: { create: { grams, date: newestDate, createdAt: now, byId: user.id } },
            }),
          },
        })
      })
      return { animal: await requireAnimal(context, id, 'see') }
    },
  }),
  deleteAnimal: t.field({
    type: DeleteAnimalPayload,
    description: 'Deletes a cat for good, with its entries, weights, alerts, links and photos.',
    args: { input: t.arg({ type: DeleteAnimalInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { id } = await requireAnimal(context, input.uuid, 'deleteCat')
      await trimCat(context.database, id)
      await context.prisma.animal.delete({ where: { id } })
      return { id }
    },
  }),
}))
