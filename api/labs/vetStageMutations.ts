import { vetStageInput } from '#shared/labs/vetStage'
import { notFound } from '../base/errors'
import { AnimalPayload } from '../cat/payloadTypes'
import { requireAnimal, requireViewer } from '../graphql/access'
import { builder } from '../graphql/builder'
import { validate } from '../graphql/validate'
import { fromDay } from '../reading/entryRow'
import { requireLabDay } from './requireLabDay'

const SetVetStageInput = builder.inputType('SetVetStageInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    stage: t.int({ required: true, description: '1–4.' }),
    substage: t.string({ description: 'The stage in the vet’s words, 40 characters at most.' }),
    day: t.string({
      required: true,
      description: 'YYYY-MM-DD in the owner’s calendar; not in the future.',
    }),
  }),
})

const ClearVetStageInput = builder.inputType('ClearVetStageInput', {
  fields: (t) => ({ animalUuid: t.id({ required: true }) }),
})

builder.mutationFields((t) => ({
  setVetStage: t.field({
    type: AnimalPayload,
    description: 'Stores the stage that the vet gave. It replaces the previous one.',
    args: { input: t.arg({ type: SetVetStageInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { clock } = requireViewer(context)
      const animal = await requireAnimal(context, input.animalUuid, 'changeLabs')
      const { stage, substage = null, day } = validate(vetStageInput, input)
      requireLabDay(day, animal, clock)
      const data = { stage, substage, day: fromDay(day), updatedAt: context.now }
      await context.prisma.vetStage.upsert({
        where: { animalId: animal.id },
        create: { ...data, animalId: animal.id },
        update: data,
      })
      return { animal }
    },
  }),
  clearVetStage: t.field({
    type: AnimalPayload,
    args: { input: t.arg({ type: ClearVetStageInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const animal = await requireAnimal(context, input.animalUuid, 'changeLabs')
      const { count } = await context.prisma.vetStage.deleteMany({ where: { animalId: animal.id } })
      if (count === 0) throw notFound('Stade non trouvé')
      return { animal }
    },
  }),
}))
