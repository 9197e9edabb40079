import { FUTURE_DATE_MESSAGE } from '#shared/base/validation'
import { isBeyondMaxAge } from '#shared/cat/age'
import { INVALID_DAY, memoryInput } from '#shared/cat/animalSchemas'
import { validationError } from '../base/errors'
import { requireAnimal, requireViewer } from '../graphql/access'
import { builder } from '../graphql/builder'
import { validate } from '../graphql/validate'
import { fromDay } from '../reading/entryRow'
import { AnimalPayload } from './payloadTypes'

const RememberAnimalInput = builder.inputType('RememberAnimalInput', {
  fields: (t) => ({
    uuid: t.id({ required: true }),
    diedOn: t.string({ description: 'YYYY-MM-DD, optional; not in the future.' }),
  }),
})

const ReopenAnimalInput = builder.inputType('ReopenAnimalInput', {
  fields: (t) => ({ uuid: t.id({ required: true }) }),
})

// The readers of `inMemorySince` apply the consequences of a cat's death (product/cats 5).
builder.mutationFields((t) => ({
  rememberAnimal: t.field({
    type: AnimalPayload,
    description:
      'Records that the cat has died: questions, alerts and reminders end, its links ' +
      'are revoked, its record remains. A second call changes the day.',
    args: { input: t.arg({ type: RememberAnimalInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { clock } = requireViewer(context)
      const { id, inMemorySince } = await requireAnimal(context, input.uuid, 'closeRecord')
      const { diedOn } = validate(memoryInput, input)
      if (diedOn && diedOn > clock.today) throw validationError({ diedOn: FUTURE_DATE_MESSAGE })
      if (diedOn && isBeyondMaxAge(diedOn, clock.today))
        throw validationError({ diedOn: INVALID_DAY })
      const { prisma, now } = context
      await prisma.$transaction(async (tx) => {
        await tx.animal.update({
          where: { id },
          data: { inMemorySince: inMemorySince ?? now, diedOn: diedOn ? fromDay(diedOn) : null },
        })
        await tx.shareLink.updateMany({
          where: { animalId: id, revokedAt: null },
          data: { revokedAt: now },
        })
        await tx.invitation.deleteMany({ where: { animalId: id, acceptedAt: null } })
      })
      return { animal: await requireAnimal(context, id, 'see') }
    },
  }),
  reopenAnimal: t.field({
    type: AnimalPayload,
    description: 'Reverts rememberAnimal. The links remain revoked.',
    args: { input: t.arg({ type: ReopenAnimalInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { id } = await requireAnimal(context, input.uuid, 'closeRecord')
      await context.prisma.animal.update({
        where: { id },
        data: { inMemorySince: null, diedOn: null },
      })
      return { animal: await requireAnimal(context, id, 'see') }
    },
  }),
}))
