import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { waterFor } from '#shared/health/derived'
import { emptyFields, type EntryFields } from '#shared/health/entry'
import type { MeasurementInput } from '#shared/health/measurementSchema'
import { dayIn } from '#shared/time'
import type { Measurement, Prisma, PrismaClient } from '#prisma'
import type { AccountClock } from '../accountClock'
import { invalid } from '../errors'
import { fromDay, toColumns, toFields } from './fields'
import { findMeasurement } from './measurementIds'
import { storeAlerts } from './storedAlerts'

export interface EntryRequest {
  answers: MeasurementInput
  /** Made by the client; the same one again is a retry. */
  uuid?: string | null | undefined
  date?: Date | null | undefined
  /** The answers written last win, whichever arrived first. */
  answeredAt?: Date | null | undefined
  isOfflineGenerated?: boolean | null | undefined
}

export interface SavedEntry {
  row: Measurement
  kept: 'current' | 'revision'
  created: boolean
}

interface Scope {
  prisma: PrismaClient
  animalId: string
  clock: AccountClock
  /** The real time. */
  now: Date
}

const skewMs = 5 * 60_000
const oldestMs = 30 * 86_400_000

/** One cat's saves run one after the other: the day's entry is looked for and made as one step. */
async function inTurn<T>({ prisma, animalId }: Scope, work: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T> {
  return await prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM animals WHERE id = ${animalId}::uuid FOR UPDATE`
    return await work(tx)
  })
}

/** The entry of a day, made or edited (decisions, "One person, one cat, one day"). @throws VALIDATION at `date` */
export async function saveEntry(scope: Scope, request: EntryRequest): Promise<SavedEntry> {
  const { animalId, clock, now } = scope
  const date = checkedDate(request.date ?? clock.now, clock.now)
  const day = fromDay(dayIn(date, clock.timeZone))
  return await inTurn(scope, async (tx) => {
    const sent = request.uuid ? await findMeasurement(tx, animalId, request.uuid) : null
    if (sent) return { row: sent, kept: keptOf(sent, request.answeredAt), created: false }
    const present = await tx.measurement.findUnique({ where: { animalId_day: { animalId, day } } })
    if (present) {
      if (request.uuid) await tx.measurementAlias.create({ data: { animalId, alias: request.uuid, measurementId: present.id } })
      return await settle(tx, scope, present, complete(request.answers, toFields(present), present.weightGrams), request)
    }
    const weightGrams = await weightAt(tx, animalId, date)
    const id = await freeId(tx, request.uuid)
    const row = await tx.measurement.create({
      data: {
        ...toColumns(complete(request.answers, emptyFields, weightGrams)),
        id,
        animalId,
        day,
        date,
        weightGrams,
        answeredAt: answeredAt(request, now),
        isOfflineGenerated: request.isOfflineGenerated ?? false,
        createdAt: now,
        updatedAt: now,
      },
    })
    if (request.uuid && request.uuid !== id) await tx.measurementAlias.create({ data: { animalId, alias: request.uuid, measurementId: id } })
    await storeAlerts(tx, animalId, date)
    return { row, kept: 'current', created: true }
  })
}

/** Replaces every answer of an entry, or keeps the older ones as a revision. Null: no such entry of this cat. */
export async function replaceEntry(scope: Scope, uuid: string, request: EntryRequest): Promise<SavedEntry | null> {
  return await inTurn(scope, async (tx) => {
    const present = await findMeasurement(tx, scope.animalId, uuid)
    if (!present) return null
    return await settle(tx, scope, present, complete(request.answers, emptyFields, present.weightGrams), request)
  })
}

/** Takes an entry away, with its revisions and alerts. Null: no such entry of this cat. */
export async function removeEntry(scope: Scope, uuid: string): Promise<Measurement | null> {
  return await inTurn(scope, async (tx) => {
    const present = await findMeasurement(tx, scope.animalId, uuid)
    if (!present) return null
    await tx.measurement.delete({ where: { id: present.id } })
    await tx.alertRecord.deleteMany({ where: { animalId: present.animalId, day: present.day } })
    await storeAlerts(tx, present.animalId, present.date)
    return present
  })
}

/** Two answers for one day: the ones written last become the entry's, the others a revision. */
async function settle(
  tx: Prisma.TransactionClient,
  { now }: Scope,
  present: Measurement,
  incoming: EntryFields,
  request: EntryRequest,
): Promise<SavedEntry> {
  const written = answeredAt(request, now)
  const isNewer = written >= present.answeredAt
  const standing = toFields(present)
  if (isDeepStrictEqual(standing, incoming)) {
    const row = isNewer
      ? await tx.measurement.update({ where: { id: present.id }, data: { answeredAt: written } })
      : present
    return { row, kept: 'current', created: false }
  }
  const aside = isNewer ? { answers: standing, answeredAt: present.answeredAt } : { answers: incoming, answeredAt: written }
  const isRetry =
    !isNewer && (await tx.measurementRevision.count({ where: { measurementId: present.id, answeredAt: written } })) > 0
  if (isRetry) return { row: present, kept: 'revision', created: false }
  await tx.measurementRevision.create({
    data: { measurementId: present.id, answeredAt: aside.answeredAt, answers: { ...aside.answers }, replacedAt: now },
  })
  const row = await tx.measurement.update({
    where: { id: present.id },
    data: {
      ...(isNewer && { ...toColumns(incoming), answeredAt: written }),
      revisionCount: { increment: 1 },
      updatedAt: now,
    },
  })
  if (isNewer) await storeAlerts(tx, present.animalId, present.date)
  return { row, kept: isNewer ? 'current' : 'revision', created: false }
}

/** What was sent, over what stands: only what is named changes. A hydration choice without water fills it (spec 4). */
function complete(sent: MeasurementInput, standing: EntryFields, weightGrams: number | null): EntryFields {
  const { vomitingType, urinationSigns, ...plain } = sent
  const named = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined))
  const fields: EntryFields = {
    ...standing,
    ...named,
    vomitingType: flags(standing.vomitingType, emptyFields.vomitingType, vomitingType),
    urinationSigns: flags(standing.urinationSigns, emptyFields.urinationSigns, urinationSigns),
  }
  if (sent.quickHydrationValue && sent.waterMl == null) {
    fields.waterMl = waterFor(sent.quickHydrationValue, weightGrams, fields.subcutaneousPerfusion)
  }
  return fields
}

function flags<Flags extends object>(standing: Flags, none: Flags, sent: Partial<Flags> | null | undefined): Flags {
  if (sent === null) return none
  const named = Object.entries(sent ?? {}).filter(([, value]) => typeof value === 'boolean')
  return { ...standing, ...Object.fromEntries(named) }
}

function checkedDate(date: Date, accountNow: Date): Date {
  const ahead = date.getTime() - accountNow.getTime()
  if (ahead > skewMs) throw invalid({ date: 'La date ne peut pas être dans le futur' })
  if (-ahead > oldestMs) throw invalid({ date: 'La date ne peut pas remonter à plus de 30 jours' })
  return date
}

/** A phone whose clock is ahead must not win over every answer to come. */
function answeredAt(request: EntryRequest, now: Date): Date {
  const said = request.answeredAt
  return said && said < now ? said : now
}

/** What became of answers that are sent again: others, written later, may stand in their place. */
function keptOf(present: Measurement, said: Date | null | undefined): SavedEntry['kept'] {
  return said && said < present.answeredAt ? 'revision' : 'current'
}

/** The cat's weight when the entry was made, in grams; before the first weighing, the first one. */
async function weightAt(tx: Prisma.TransactionClient, animalId: string, date: Date): Promise<number | null> {
  const known =
    (await tx.weight.findFirst({
      where: { animalId, date: { lte: date } },
      orderBy: [{ date: 'desc' }, { createdAt: 'desc' }],
    })) ?? (await tx.weight.findFirst({ where: { animalId }, orderBy: { date: 'asc' } }))
  return known?.grams ?? null
}

/** The client's id; where somebody else has it, one of ours, and the client's becomes its alias: nothing leaks. */
async function freeId(tx: Prisma.TransactionClient, uuid: string | null | undefined): Promise<string> {
  if (!uuid) return randomUUID()
  const taken = await tx.measurement.findUnique({ where: { id: uuid }, select: { id: true } })
  return taken ? randomUUID() : uuid
}
