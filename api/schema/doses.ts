import { randomUUID } from 'node:crypto'
import { queryFromInfo } from '@pothos/plugin-prisma'
import { DOSE_DAYS_BACK, standingGiven, stepOn } from '#shared/care/course'
import { doseInput } from '#shared/care/dose'
import { doubleQuestion } from '#shared/care/doubleQuestion'
import { addDays } from '#shared/time'
import type { Prisma } from '#prisma'
import { alreadyGiven, closedRecord, invalid, notFound } from '../errors'
import { requireRoomForDose } from '../limits/quotas'
import { stepOf } from '../records/care'
import { fromDay, toDay } from '../records/fields'
import { idInstead } from '../records/idInstead'
import { isUuid } from '../records/uuid'
import { idOf, requireOwnAnimal, requireViewer } from './access'
import { AnimalRef } from './animal'
import { builder } from './builder'
import { DoseOutcomeEnum, DoseRef, FluidSiteEnum, SkipReasonEnum } from './dose'
import { AnimalPayload } from './editAnimal'
import { validated } from './validate'

const NoteDosePayload = builder.objectRef<{ dose: typeof DoseRef.$inferType; animalId: string }>('NoteDosePayload').implement({
  fields: (t) => ({
    dose: t.field({ type: DoseRef, resolve: ({ dose }) => dose }),
    animal: t.field({ type: AnimalRef, resolve: ({ animalId }, _, context) => requireOwnAnimal(context, animalId) }),
  }),
})

const NoteDoseInput = builder.inputType('NoteDoseInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    treatmentUuid: t.id({ required: true }),
    uuid: t.field({ type: 'UUID', description: 'Made by the client: sent again, it answers with what is there.' }),
    day: t.string({ required: true, description: `YYYY-MM-DD, at most ${DOSE_DAYS_BACK} days back.` }),
    time: t.string({ description: 'The plan’s, "08:00"; none for a dose as needed.' }),
    outcome: t.field({ type: DoseOutcomeEnum, required: true }),
    at: t.field({ type: 'DateTime', description: 'When it was given; now by default.' }),
    amountMl: t.int({ description: 'Of fluids: 1–500.' }),
    site: t.field({ type: FluidSiteEnum }),
    reason: t.field({ type: SkipReasonEnum, description: 'Of a skipped one.' }),
    note: t.string({ description: '140 characters.' }),
    confirmed: t.boolean({
      description: 'Without it, a second `given` of one planned time, or one closer than the shortest interval, is refused as ALREADY_GIVEN. With it, or noted without a network, both stay.',
    }),
  }),
})

const UndoDoseInput = builder.inputType('UndoDoseInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    uuid: t.id({ required: true }),
    ahead: t.boolean({ description: 'Also where no dose has the id: one that is still on its way is then refused.' }),
  }),
})

const skewMs = 5 * 60_000

builder.mutationFields((t) => ({
  noteDose: t.field({
    type: NoteDosePayload,
    description: 'Notes a dose that was given or skipped.',
    args: { input: t.arg({ type: NoteDoseInput, required: true }) },
    resolve: async (_, { input: { animalUuid, treatmentUuid, uuid, confirmed, ...said } }, context, info) => {
      const { user, clock } = requireViewer(context)
      const { id: animalId, name, inMemorySince } = await requireOwnAnimal(context, animalUuid)
      const { day, time = null, ...noted } = validated(doseInput, said)
      const at = said.at ?? clock.now
      if (day > clock.today) throw invalid({ day: 'Le jour ne peut pas être dans le futur' })
      if (day < addDays(clock.today, -DOSE_DAYS_BACK)) throw invalid({ day: `Une dose se note jusqu’à ${DOSE_DAYS_BACK} jours après` })
      if (at.getTime() - clock.now.getTime() > skewMs) throw invalid({ at: 'La date ne peut pas être dans le futur' })
      if (inMemorySince && at > inMemorySince) throw closedRecord(name)
      const query = queryFromInfo({ context, info, path: ['dose'] })
      const dose = await context.prisma.$transaction(async (tx) => {
        const treatment = await tx.treatment.findFirst({ where: { id: idOf(treatmentUuid), animalId }, select: { id: true, courseId: true } })
        if (!treatment) throw notFound('Traitement non trouvé')
        await tx.$queryRaw`SELECT 1 FROM treatments WHERE course_id = ${treatment.courseId}::uuid FOR UPDATE`
        const ids = uuid ? [uuid, idInstead(animalId, uuid)] : [randomUUID()]
        const known = await tx.dose.findMany({ where: { id: { in: ids } }, select: { id: true, animalId: true } })
        const own = known.find((dose) => dose.animalId === animalId)
        if (own) return await tx.dose.findUniqueOrThrow({ ...query, where: { id: own.id } })
        // One that is taken back meanwhile waits for this, or has left its mark.
        await tx.$queryRaw`SELECT 1 FROM animals WHERE id = ${animalId}::uuid FOR KEY SHARE`
        if (await tx.measurementAlias.findFirst({ where: { animalId, alias: { in: ids } } })) throw notFound('Cette prise a été annulée')
        if (noted.outcome === 'given' && !confirmed) await requireFirst(tx, treatment.courseId, { day, time, at }, clock.timeZone)
        await requireRoomForDose(tx, animalId, fromDay(day))
        // Where somebody else has the id, another that both lead to: nothing is leaked, overwritten or doubled.
        const id = ids[known.length]!
        return await tx.dose.create({ ...query, data: { ...noted, id, time, day: fromDay(day), at, animalId, treatmentId: treatment.id, byId: user.id, createdAt: context.now } })
      })
      return { animalId, dose }
    },
  }),
  undoDose: t.field({
    type: AnimalPayload,
    description: 'Takes back what was noted by mistake.',
    args: { input: t.arg({ type: UndoDoseInput, required: true }) },
    resolve: async (_, { input: { animalUuid, uuid, ahead } }, context) => {
      const { id } = await requireOwnAnimal(context, animalUuid)
      if (ahead && !isUuid(uuid)) throw invalid({ uuid: 'Identifiant invalide' })
      const ids = [idOf(uuid), idInstead(id, uuid)]
      await context.prisma.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM animals WHERE id = ${id}::uuid FOR UPDATE`
        const { count } = await tx.dose.deleteMany({ where: { id: { in: ids }, animalId: id } })
        if (count === 0 && !ahead) throw notFound('Dose non trouvée')
        // The id stays behind: a phone that has not heard of it may yet send the dose again.
        await tx.measurementAlias.createMany({ data: { animalId: id, alias: ids[0]! }, skipDuplicates: true })
      })
      return { animal: await requireOwnAnimal(context, id) }
    },
  }),
}))

interface Moment {
  day: string
  time: string | null
  at: Date
}

/** Two phones that note one dose at once wait here for each other. @throws ALREADY_GIVEN (product/care 2.3) */
async function requireFirst(tx: Prisma.TransactionClient, courseId: string, { day, time, at }: Moment, timeZone: string): Promise<void> {
  const rows = await tx.treatment.findMany({ where: { courseId }, orderBy: { firstDay: 'asc' } })
  const steps = rows.map(stepOf)
  const since = fromDay(addDays(day, -(rows.at(-1)?.watchedDays ?? 0)))
  const doses = await tx.dose.findMany({
    where: { treatment: { courseId }, outcome: 'given', ...(time === null ? { day: { gte: since } } : { day: fromDay(day) }) },
    orderBy: { at: 'desc' },
    select: { day: true, time: true, outcome: true, at: true, by: { select: { firstName: true } } },
  })
  const given = doses.map((dose) => ({ ...dose, day: toDay(dose.day), at: dose.at.toISOString() }))
  const standing = standingGiven({ steps, doses: given }, { day, time, at: at.toISOString() })
  if (!standing) return
  const shortestHours = time === null ? (stepOn(steps, day)?.plan.shortestHours ?? null) : null
  throw alreadyGiven(doubleQuestion({ at: standing.at, by: standing.by?.firstName ?? null }, timeZone, shortestHours))
}
