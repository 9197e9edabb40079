import { queryFromInfo } from '@pothos/plugin-prisma'
import type { Prisma } from '#prisma'
import { type VetLimit, vetParts } from '#shared/health/rules/vetLimits'
import { notFound } from '../base/errors'
import { AnimalPayload } from '../cat/payloadTypes'
import { AnimalRef } from '../cat/types'
import { whereRow, requireAnimal, requireViewer } from '../graphql/access'
import { builder } from '../graphql/builder'
import { VetPartEnum } from '../graphql/enums'
import { fromDay } from '../reading/entryRow'
import type { RecordRow } from '../reading/record'
import { VetProposalRef } from './vetProposalTypes'

type Tx = Prisma.TransactionClient

const DecideVetProposalInput = builder.inputType('DecideVetProposalInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    uuid: t.id({ required: true }),
    accepted: t.field({
      type: [VetPartEnum],
      required: true,
      description: 'The numbers that apply from now on; the others are declined.',
    }),
  }),
})

const EndVetLimitsInput = builder.inputType('EndVetLimitsInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    parts: t.field({ type: [VetPartEnum], description: 'The parts to reset; all by default.' }),
  }),
})

const VetProposalPayload = builder
  .objectRef<{ animal: RecordRow; vetProposal: typeof VetProposalRef.$inferType }>(
    'VetProposalPayload',
  )
  .implement({
    fields: (t) => ({
      animal: t.field({ type: AnimalRef, resolve: ({ animal }) => animal }),
      vetProposal: t.field({ type: VetProposalRef, resolve: ({ vetProposal }) => vetProposal }),
    }),
  })

builder.mutationFields((t) => ({
  decideVetProposal: t.field({
    type: VetProposalPayload,
    description: 'Accepts or declines each number of a proposal. A decision is final.',
    args: { input: t.arg({ type: DecideVetProposalInput, required: true }) },
    resolve: async (_, { input: { animalUuid, uuid, accepted } }, context, info) => {
      const { clock } = requireViewer(context)
      const { id } = await requireAnimal(context, animalUuid, 'decideProposals')
      const where = { ...whereRow(context, uuid, 'decideProposals'), animalId: id }
      await context.prisma.$transaction(async (tx) => {
        const currentLimits = await lockedLimits(tx, id)
        const proposal = await tx.vetProposal.findFirst({ where })
        if (!proposal) throw notFound('Consigne non trouvée')
        if (proposal.decidedOn) return
        const numbers = proposal.numbers.filter(({ part }) => accepted.includes(part))
        await tx.vetProposal.update({
          where: { id: proposal.id },
          data: { decidedOn: fromDay(clock.today), accepted: numbers.map(({ part }) => part) },
        })
        const next = await tx.vetProposal.findFirst({
          where: { animalId: id, decidedOn: null },
          orderBy: { createdAt: 'desc' },
          select: { vetName: true },
        })
        const phone = numbers.find(({ part }) => part === 'phone')
        const unmissable = numbers.find(({ part }) => part === 'must_not_miss')
        const limits = withLimits(
          currentLimits,
          numbers
            .filter((number) => number !== phone && number !== unmissable)
            .map((number) => ({ ...number, since: clock.today })),
        )
        if (unmissable?.courseId)
          await tx.treatment.updateMany({
            where: { animalId: id, courseId: unmissable.courseId },
            data: { mustNotMiss: true },
          })
        await tx.animal.update({
          where: { id },
          data: {
            vetLimits: limits,
            proposedBy: next?.vetName ?? null,
            ...(phone && { vetPhone: phone.value }),
          },
        })
      })
      const query = queryFromInfo({ context, info, path: ['vetProposal'] })
      return {
        animal: await requireAnimal(context, id, 'see'),
        vetProposal: await context.prisma.vetProposal.findFirstOrThrow({ ...query, where }),
      }
    },
  }),
  endVetLimits: t.field({
    type: AnimalPayload,
    description: 'Resets the limits to the usual numbers.',
    args: { input: t.arg({ type: EndVetLimitsInput, required: true }) },
    resolve: async (_, { input: { animalUuid, parts } }, context) => {
      const { id } = await requireAnimal(context, animalUuid, 'decideProposals')
      await context.prisma.$transaction(async (tx) => {
        const remainingLimits = (await lockedLimits(tx, id)).filter(
          ({ part }) => parts != null && !parts.includes(part),
        )
        await tx.animal.update({ where: { id }, data: { vetLimits: remainingLimits } })
      })
      return { animal: await requireAnimal(context, id, 'see') }
    },
  }),
}))

/**
 * Reads the accepted limits and locks the cat, so that no other request changes them before the
 * transaction ends.
 */
async function lockedLimits(tx: Tx, animalId: string): Promise<VetLimit[]> {
  const [cat] = await tx.$queryRaw<
    { limits: VetLimit[] }[]
  >`SELECT vet_limits AS limits FROM animals WHERE id = ${animalId}::uuid FOR NO KEY UPDATE`
  return cat?.limits ?? []
}

/** Returns the newest accepted limit of each part, in the order of the screens. */
const withLimits = (current: readonly VetLimit[], accepted: readonly VetLimit[]): VetLimit[] =>
  vetParts.flatMap(
    (of) =>
      accepted.find(({ part }) => part === of) ?? current.find(({ part }) => part === of) ?? [],
  )
