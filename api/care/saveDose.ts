import type { Prisma } from '#prisma'
import { DAY_MS } from '#shared/base/duration'
import { addDays, dayIn } from '#shared/base/time'
import { FUTURE_DATE_MESSAGE } from '#shared/base/validation'
import {
  DOSE_DAYS_BACK,
  conflictingDose,
  haveSameTime,
  type PlanStep,
  stepUntil,
  watchedDayCount,
} from '#shared/care/course'
import { doseInput } from '#shared/care/doseSchema'
import { doubleDoseQuestion } from '#shared/care/doubleDoseQuestion'
import { isFutureDay, isInFuture, type AccountClock } from '../base/accountClock'
import { lockCourse } from '../base/db/locks'
import { newRowIds } from '../base/derivedId'
import { alreadyGiven, closedRecord, validationError, notFound } from '../base/errors'
import { requireQuotaForDose } from '../base/limits/recordQuotas'
import { clockOf } from '../cat/healthRecord'
import { matchableId, requireAnimal, requireViewer, withMembership } from '../graphql/access'
import type { Context } from '../graphql/context'
import { validate } from '../graphql/validate'
import { stepOf } from '../reading/careRows'
import { fromDay, toDay } from '../reading/entryRow'
import type { RecordRow } from '../reading/record'
import type { DoseRef } from './doseTypes'

interface DoseToSave {
  animalUuid: string
  treatmentUuid: string
  /** The client generates it. */
  uuid?: string | null
  /** Now by default. */
  at?: Date | null
  /** When it was noted on a device that queued it. Now by default. */
  writtenAt?: Date | null
  confirmed?: boolean | null
  day: string
  time?: string | null
  outcome: string
}

type DoseQuery = Pick<Prisma.DoseFindUniqueOrThrowArgs, 'include' | 'select'>

/**
 * Saves a dose once: a retry with its id returns the stored row.
 * @throws ALREADY_GIVEN unless `confirmed`
 */
export async function saveDose(
  context: Context,
  { animalUuid, treatmentUuid, uuid, confirmed, at: inputAt, writtenAt, ...fields }: DoseToSave,
  query: DoseQuery,
): Promise<{ animalId: string; dose: typeof DoseRef.$inferType }> {
  const record = await requireAnimal(context, animalUuid, 'noteDose')
  const { id: animalId } = record
  const { user } = requireViewer(context)
  const clock = clockOf(record, context)
  const { day, time = null, ...noted } = validate(doseInput, fields)
  const at = inputAt ?? clock.now
  const dose = await withMembership(context, record, async (tx) => {
    const treatment = await tx.treatment.findFirst({
      where: { id: matchableId(treatmentUuid), animalId },
      select: { id: true, courseId: true },
    })
    if (!treatment) throw notFound('Traitement non trouvé')
    const { courseId } = treatment
    await lockCourse(tx, courseId)
    const { id, isStored } = await doseIdOf(tx, animalId, uuid)
    if (isStored) return await tx.dose.findUniqueOrThrow({ ...query, where: { id } })
    requireOpenDay({ day, at, writtenAt: writtenAt ?? clock.now }, record, clock)
    const rows = await tx.treatment.findMany({ where: { courseId }, orderBy: { firstDay: 'asc' } })
    const steps = rows.map((row) => ({ ...stepOf(row), id: row.id }))
    if (noted.outcome === 'given' && !confirmed)
      await requireNotGiven(tx, { courseId, steps }, { day, time, at }, clock.timeZone)
    await requireQuotaForDose(tx, record, fromDay(day))
    return await tx.dose.create({
      ...query,
      data: {
        ...noted,
        id,
        time,
        day: fromDay(day),
        at,
        animalId,
        // A client may know the course by an older step, which is no longer read with the cat.
        treatmentId: stepUntil(steps, day)?.id ?? treatment.id,
        byId: user.id,
        createdAt: context.now,
      },
    })
  })
  return { animalId, dose }
}

/**
 * Returns the id of the stored dose if the request is a retry, else an id that is free.
 * @throws NOT_FOUND if the dose was undone, which has left a tombstone
 */
async function doseIdOf(
  tx: Prisma.TransactionClient,
  animalId: string,
  uuid: string | null | undefined,
): Promise<{ id: string; isStored: boolean }> {
  const ids = newRowIds(animalId, uuid)
  const existing = await tx.dose.findMany({
    where: { id: { in: ids } },
    select: { id: true, animalId: true },
  })
  const ownDose = existing.find((one) => one.animalId === animalId)
  if (ownDose) return { id: ownDose.id, isStored: true }
  if (await tx.measurementAlias.findFirst({ where: { animalId, alias: { in: ids } } }))
    throw notFound('Cette prise a été annulée')
  return { id: ids[existing.length]!, isStored: false }
}

interface DoseTime {
  day: string
  time: string | null
  at: Date
}

/** A dose may wait on a device for so long, as an entry (product/entries 2.3). */
const LONGEST_WAIT_MS = 30 * DAY_MS

/**
 * Requires an accepted day and instant of a new dose, and an open record. A retry is accepted at
 * any time. The days back are counted from the day on which the dose was noted, since it may have
 * waited on a device.
 */
function requireOpenDay(
  { day, at, writtenAt }: Omit<DoseTime, 'time'> & { writtenAt: Date },
  { name, inMemorySince }: RecordRow,
  clock: AccountClock,
): void {
  const { now, timeZone } = clock
  if (isFutureDay(day, clock))
    throw validationError({ day: 'Le jour ne peut pas être dans le futur' })
  const waitedMs = Math.min(Math.max(now.getTime() - writtenAt.getTime(), 0), LONGEST_WAIT_MS)
  const notedOn = dayIn(new Date(now.getTime() - waitedMs), timeZone)
  if (day < addDays(notedOn, -DOSE_DAYS_BACK))
    throw validationError({ day: `Une dose se note jusqu’à ${DOSE_DAYS_BACK} jours après` })
  if (isInFuture(at, now)) throw validationError({ at: FUTURE_DATE_MESSAGE })
  if (inMemorySince && at > inMemorySince) throw closedRecord(name)
}

/**
 * Requires that no dose was given for the same planned time or within the shortest interval. The
 * lock of the course serialises two clients that note one dose at once.
 * @throws ALREADY_GIVEN (product/care 2.3)
 */
async function requireNotGiven(
  tx: Prisma.TransactionClient,
  { courseId, steps }: { courseId: string; steps: readonly PlanStep[] },
  { day, time, at }: DoseTime,
  timeZone: string,
): Promise<void> {
  const plan = stepUntil(steps, day)?.plan
  const shortestHours = plan?.shortestHours ?? null
  // A dose of the last hours may be noted for a day of the week before.
  const firstDay = addDays(day, -(plan ? watchedDayCount(plan) : 0) - DOSE_DAYS_BACK)
  const doses = await tx.dose.findMany({
    where: {
      treatment: { courseId },
      outcome: 'given',
      day: shortestHours === null ? fromDay(day) : { gte: fromDay(firstDay) },
    },
    orderBy: { at: 'desc' },
    select: { day: true, time: true, outcome: true, at: true, by: { select: { firstName: true } } },
  })
  const givenDoses = doses.map((dose) => ({
    ...dose,
    day: toDay(dose.day),
    at: dose.at.toISOString(),
  }))
  const dose = { day, time, at: at.toISOString() }
  const conflicting = conflictingDose({ steps, doses: givenDoses }, dose)
  if (!conflicting) return
  throw alreadyGiven(
    doubleDoseQuestion(
      { at: conflicting.at, by: conflicting.by?.firstName ?? null },
      timeZone,
      haveSameTime(conflicting, dose) ? null : shortestHours,
    ),
  )
}
