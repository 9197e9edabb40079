import { randomUUID } from 'node:crypto'
import { queryFromInfo } from '@pothos/plugin-prisma'
import type { Prisma } from '#prisma'
import { DAY_MS } from '#shared/base/duration'
import { addDays } from '#shared/base/time'
import { DOSE_DAYS_BACK, conflictingDose, stepOn } from '#shared/care/course'
import { doseInput } from '#shared/care/doseSchema'
import { doubleDoseQuestion } from '#shared/care/doubleDoseQuestion'
import { may } from '#shared/circle/rights'
import { isInFuture } from '../base/accountClock'
import { alreadyGiven, closedRecord, invalid, notFound, ownerOnly } from '../base/errors'
import { requireQuotaForDose } from '../base/limits/recordQuotas'
import { clockOf } from '../cat/healthRecord'
import { AnimalPayload } from '../cat/payloadTypes'
import { AnimalRef } from '../cat/types'
import {
  idOf,
  requireAnimal,
  requireRemovable,
  requireViewer,
  withMembership,
} from '../graphql/access'
import { builder } from '../graphql/builder'
import { validated } from '../graphql/validate'
import { stepOf } from '../reading/careRows'
import { idInstead } from '../reading/derivedId'
import { fromDay, toDay } from '../reading/entryRow'
import { isUuid } from '../reading/uuid'
import { DoseOutcomeEnum, DoseRef, FluidSiteEnum, SkipReasonEnum } from './doseTypes'

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
    uuid: t.field({
      type: 'UUID',
      description:
        'Made by the client. If the id was stored before, the mutation returns the stored row.',
    }),
    day: t.string({
      required: true,
      description: `YYYY-MM-DD, at most ${DOSE_DAYS_BACK} days back.`,
    }),
    time: t.string({
      description: 'The planned time, such as "08:00"; absent for a dose as needed.',
    }),
    outcome: t.field({ type: DoseOutcomeEnum, required: true }),
    at: t.field({ type: 'DateTime', description: 'When it was given; now by default.' }),
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
    ahead: t.boolean({
      description:
        'Accepts an id that no dose has: a dose that arrives later with this id is refused.',
    }),
  }),
})

/**
 * How long the id of an undone dose is stored (product/privacy 1.2). It exceeds the days within
 * which a dose is accepted.
 */
const MARK_MS = 30 * DAY_MS

builder.mutationFields((t) => ({
  noteDose: t.field({
    type: NoteDosePayload,
    description: 'Notes a dose that was given or skipped.',
    args: { input: t.arg({ type: NoteDoseInput, required: true }) },
    resolve: async (
      _,
      { input: { animalUuid, treatmentUuid, uuid, confirmed, ...said } },
      context,
      info,
    ) => {
      const record = await requireAnimal(context, animalUuid, 'noteDose')
      const { id: animalId, name, inMemorySince } = record
      const { user } = requireViewer(context)
      const clock = clockOf(record, context)
      const { day, time = null, ...noted } = validated(doseInput, said)
      const at = said.at ?? clock.now
      if (day > clock.today) throw invalid({ day: 'Le jour ne peut pas être dans le futur' })
      if (day < addDays(clock.today, -DOSE_DAYS_BACK))
        throw invalid({ day: `Une dose se note jusqu’à ${DOSE_DAYS_BACK} jours après` })
      if (isInFuture(at, clock.now)) throw invalid({ at: 'La date ne peut pas être dans le futur' })
      if (inMemorySince && at > inMemorySince) throw closedRecord(name)
      const query = queryFromInfo({ context, info, path: ['dose'] })
      const dose = await withMembership(context, record, async (tx) => {
        const treatment = await tx.treatment.findFirst({
          where: { id: idOf(treatmentUuid), animalId },
          select: { id: true, courseId: true },
        })
        if (!treatment) throw notFound('Traitement non trouvé')
        await tx.$queryRaw`SELECT 1 FROM treatments WHERE course_id = ${treatment.courseId}::uuid FOR UPDATE`
        const ids = uuid ? [uuid, idInstead(animalId, uuid)] : [randomUUID()]
        const known = await tx.dose.findMany({
          where: { id: { in: ids } },
          select: { id: true, animalId: true },
        })
        const own = known.find((dose) => dose.animalId === animalId)
        if (own) return await tx.dose.findUniqueOrThrow({ ...query, where: { id: own.id } })
        // An undone dose has left a tombstone.
        if (await tx.measurementAlias.findFirst({ where: { animalId, alias: { in: ids } } }))
          throw notFound('Cette prise a été annulée')
        if (noted.outcome === 'given' && !confirmed)
          await requireNotGiven(tx, treatment.courseId, { day, time, at }, clock.timeZone)
        await requireQuotaForDose(tx, animalId, fromDay(day))
        // If the id belongs to another cat, the dose gets an id derived from both: nothing is
        // leaked, overwritten or doubled.
        const id = ids[known.length]!
        return await tx.dose.create({
          ...query,
          data: {
            ...noted,
            id,
            time,
            day: fromDay(day),
            at,
            animalId,
            treatmentId: treatment.id,
            byId: user.id,
            createdAt: context.now,
          },
        })
      })
      return { animalId, dose }
    },
  }),
  undoDose: t.field({
    type: AnimalPayload,
    description: 'Deletes a dose that was noted by mistake.',
    args: { input: t.arg({ type: UndoDoseInput, required: true }) },
    resolve: async (_, { input: { animalUuid, uuid, ahead } }, context) => {
      const record = await requireAnimal(context, animalUuid, 'noteDose')
      const { id } = record
      if (ahead && !isUuid(uuid)) throw invalid({ uuid: 'Identifiant invalide' })
      const ids = [idOf(uuid), idInstead(id, uuid)]
      await withMembership(context, record, async (tx) => {
        for (const ownDose of await tx.dose.findMany({ where: { id: { in: ids }, animalId: id } }))
          requireRemovable(context, record, ownDose)
        if (!may(record.role, 'removeOthers') && (await isTaken(tx, id, ids))) throw ownerOnly()
        const { count } = await tx.dose.deleteMany({ where: { id: { in: ids }, animalId: id } })
        if (count === 0 && !ahead) throw notFound('Dose non trouvée')
        // The id remains as a tombstone: a client that has not received the deletion may send the
        // dose again.
        await tx.measurementAlias.createMany({
          data: {
            animalId: id,
            alias: ids[0]!,
            expiresAt: new Date(context.now.getTime() + MARK_MS),
          },
          skipDuplicates: true,
        })
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

interface DoseTime {
  day: string
  time: string | null
  at: Date
}

/**
 * Requires that no dose was given for the same planned time or within the shortest interval. The
 * lock of the course serialises two clients that note one dose at once.
 * @throws ALREADY_GIVEN (product/care 2.3)
 */
async function requireNotGiven(
  tx: Prisma.TransactionClient,
  courseId: string,
  { day, time, at }: DoseTime,
  timeZone: string,
): Promise<void> {
  const rows = await tx.treatment.findMany({ where: { courseId }, orderBy: { firstDay: 'asc' } })
  const steps = rows.map(stepOf)
  const since = fromDay(addDays(day, -(rows.at(-1)?.watchedDays ?? 0)))
  const doses = await tx.dose.findMany({
    where: {
      treatment: { courseId },
      outcome: 'given',
      ...(time === null ? { day: { gte: since } } : { day: fromDay(day) }),
    },
    orderBy: { at: 'desc' },
    select: { day: true, time: true, outcome: true, at: true, by: { select: { firstName: true } } },
  })
  const given = doses.map((dose) => ({ ...dose, day: toDay(dose.day), at: dose.at.toISOString() }))
  const conflicting = conflictingDose({ steps, doses: given }, { day, time, at: at.toISOString() })
  if (!conflicting) return
  const shortestHours = time === null ? (stepOn(steps, day)?.plan.shortestHours ?? null) : null
  throw alreadyGiven(
    doubleDoseQuestion(
      { at: conflicting.at, by: conflicting.by?.firstName ?? null },
      timeZone,
      shortestHours,
    ),
  )
}
