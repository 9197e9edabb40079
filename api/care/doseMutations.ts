import { queryFromInfo } from '@pothos/plugin-prisma'
import type { Prisma } from '#prisma'
import { DAY_MS } from '#shared/base/duration'
import { DOSE_DAYS_BACK } from '#shared/care/course'
import { hasRight } from '#shared/circle/rights'
import { derivedId } from '../base/derivedId'
import { notFound, ownerOnly } from '../base/errors'
import { storeTombstone } from '../base/limits/idQuotas'
import { AnimalPayload } from '../cat/payloadTypes'
import { AnimalRef } from '../cat/types'
import { acceptsUnknown, acceptUnknownFields } from '../graphql/acceptUnknown'
import { matchableId, requireAnimal, requireRemovable, withMembership } from '../graphql/access'
import { builder } from '../graphql/builder'
import { clientIdDescription } from '../graphql/scalars'
import { DoseOutcomeEnum, DoseRef, FluidSiteEnum, SkipReasonEnum } from './doseTypes'
import { saveDose } from './saveDose'

const NoteDosePayload = builder
  .objectRef<{ dose: typeof DoseRef.$inferType; animalId: string }>('NoteDosePayload')
  .implement({
    fields: (t) => ({
      dose: t.field({ type: DoseRef, resolve: ({ dose }) => dose }),
      animal: t.field({
        type: AnimalRef,
        resolve: ({ animalId }, _, context) => requireAnimal(context, animalId, 'see'),
      }),
    }),
  })

const NoteDoseInput = builder.inputType('NoteDoseInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    treatmentUuid: t.id({ required: true }),
    uuid: t.field({ type: 'UUID', description: clientIdDescription }),
    day: t.string({
      required: true,
      description: `YYYY-MM-DD, at most ${DOSE_DAYS_BACK} days back.`,
    }),
    time: t.string({
      description: 'The planned time, such as "08:00"; absent for a dose as needed.',
    }),
    outcome: t.field({ type: DoseOutcomeEnum, required: true }),
    at: t.field({ type: 'DateTime', description: 'When it was given; now by default.' }),
    writtenAt: t.field({
      type: 'DateTime',
      description:
        'The instant at which the user noted it, if it was queued offline. The days back are ' +
        'counted from it, at most 30 days ago. It defaults to now.',
    }),
    amountMl: t.int({ description: 'For fluids: 1–500 mL.' }),
    site: t.field({ type: FluidSiteEnum }),
    reason: t.field({ type: SkipReasonEnum, description: 'The reason of a skipped dose.' }),
    note: t.string({ description: '140 characters.' }),
    confirmed: t.boolean({
      description:
        'If false, a second `given` for one planned time, or within the shortest interval, is refused as ALREADY_GIVEN. If true, both are stored.',
    }),
  }),
})

const UndoDoseInput = builder.inputType('UndoDoseInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    uuid: t.id({ required: true }),
    ...acceptUnknownFields(t, 'dose'),
  }),
})

/**
 * How long the id of an undone dose is stored (product/privacy 1.2). It exceeds the days within
 * which a dose is accepted.
 */
const TOMBSTONE_MS = 30 * DAY_MS

builder.mutationFields((t) => ({
  noteDose: t.field({
    type: NoteDosePayload,
    description: 'Records a dose that was given or skipped.',
    args: { input: t.arg({ type: NoteDoseInput, required: true }) },
    resolve: (_, { input }, context, info) =>
      saveDose(context, input, queryFromInfo({ context, info, path: ['dose'] })),
  }),
  undoDose: t.field({
    type: AnimalPayload,
    description: 'Deletes a dose that was recorded by mistake.',
    args: { input: t.arg({ type: UndoDoseInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { animalUuid, uuid } = input
      const record = await requireAnimal(context, animalUuid, 'noteDose')
      const { id } = record
      const isUnknownAccepted = acceptsUnknown(input)
      const ids = [matchableId(uuid), derivedId(id, uuid)]
      await withMembership(context, record, async (tx) => {
        for (const ownDose of await tx.dose.findMany({ where: { id: { in: ids }, animalId: id } }))
          requireRemovable(context, record, ownDose)
        if (!hasRight(record.role, 'removeOthers') && (await isTaken(tx, id, ids)))
          throw ownerOnly()
        const { count } = await tx.dose.deleteMany({ where: { id: { in: ids }, animalId: id } })
        if (count === 0 && !isUnknownAccepted) throw notFound('Dose non trouvée')
        const expiresAt = new Date(context.now.getTime() + TOMBSTONE_MS)
        await storeTombstone(tx, record, { alias: ids[0]!, expiresAt })
      })
      return { animal: await requireAnimal(context, id, 'see') }
    },
  }),
}))

/**
 * Returns whether one of the ids is that of another kind of row. A tombstone would prevent that row
 * from being sent again.
 */
async function isTaken(
  tx: Prisma.TransactionClient,
  animalId: string,
  ids: string[],
): Promise<boolean> {
  const where = { id: { in: ids }, animalId }
  return (
    (await tx.weight.count({ where })) +
      (await tx.measurement.count({ where })) +
      (await tx.labResult.count({ where })) >
    0
  )
}
