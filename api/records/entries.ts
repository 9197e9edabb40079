import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { waterFor } from '#shared/health/derived'
import { emptyFields, type EntryFields } from '#shared/health/entry'
import type { MeasurementInput } from '#shared/health/measurementSchema'
import { dayIn } from '#shared/time'
import type { Measurement } from '#prisma'
import type { AccountClock } from '../accountClock'
import type { Database, Rows } from '../db'
import { invalid, notFound } from '../errors'
import {
  deleteEntry,
  hasRevision,
  insertAlias,
  insertEntry,
  insertRevision,
  lockCat,
  type Moment,
  readSurroundings,
  type Surroundings,
  updateEntry,
} from './entryRows'
import { fromDay, toColumns, toFields } from './fields'
import { storeAlerts } from './storedAlerts'
import { isUuid } from './uuid'

interface Answered {
  answers: MeasurementInput
  /** The answers written last win, whichever arrived first. */
  answeredAt?: Date | null | undefined
}

export interface EntryRequest extends Answered {
  /** Made by the client; the same one again is a retry. */
  uuid?: string | null | undefined
  date?: Date | null | undefined
  /** The day that `date` had for the person, whose time zone may have changed since. */
  day?: Date | null | undefined
  isOfflineGenerated?: boolean | null | undefined
}

export interface EntryEdit extends Answered {
  /** Made by the client, of this edit alone; the same one again is a retry. */
  editUuid?: string | null | undefined
}

export interface SavedEntry {
  row: Measurement
  kept: 'current' | 'revision'
  created: boolean
}

/** Whose entries, of which cat, and by which clocks. */
interface Scope {
  database: Pick<Database, 'transaction'>
  userId: string
  animalId: string
  clock: AccountClock
  /** The real time. */
  now: Date
}

const skewMs = 5 * 60_000
const oldestMs = 30 * 86_400_000

/** One cat's saves run one after the other: the day's entry is looked for and made as one step. @throws NOT_FOUND */
async function inTurn<T>(scope: Scope, at: Moment, work: (tx: Rows, around: Surroundings) => Promise<T>): Promise<T> {
  const { database, animalId } = scope
  if (!isUuid(animalId)) throw unknownCat()
  return await database.transaction(async (tx) => {
    // Asked for at once, and read in this order: what the save before this one left, once it let go of the lock.
    const [isOurs, around] = await Promise.all([lockCat(tx, scope), readSurroundings(tx, { animalId, ...at })])
    if (!isOurs) throw unknownCat()
    return await work(tx, around)
  })
}

const unknownCat = () => notFound('Animal non trouvé')

/** The entry of a day, made or edited (decisions, "One person, one cat, one day"). @throws VALIDATION at `date`, NOT_FOUND */
export async function saveEntry(scope: Scope, request: EntryRequest): Promise<SavedEntry> {
  const { clock } = scope
  const date = request.date ?? clock.now
  const day = request.day ?? fromDay(dayIn(date, clock.timeZone))
  const uuid = request.uuid?.toLowerCase() ?? null
  const problem = dateProblem(date, clock.now) ?? dayProblem(day, date)
  return await inTurn(scope, { uuid, ...(problem === null ? { day, date } : { day: null, date: null }) }, async (tx, around) => {
    const { standing } = around
    if (around.wasDeleted) throw notFound('Cette saisie a été supprimée')
    // A retry changes nothing, however late it comes: its date was looked at when it was new.
    if (!around.byId && problem !== null) throw invalid({ date: problem })
    if (!standing) return await create(tx, scope, around, { ...request, uuid, day, date })
    const incoming = complete(request.answers, toFields(standing), standing.weightGrams)
    if (around.byId) return { row: standing, kept: keptOf(standing, incoming, request.answeredAt), created: false }
    if (uuid !== null) await insertAlias(tx, uuid, standing)
    return await settle(tx, scope, around, incoming, request)
  })
}

/**
 * Replaces every answer of an entry, or keeps the older ones as a revision. An edit has an id as an entry has: sent again,
 * it must not win over what was written since. Null: no such entry of this cat. @throws NOT_FOUND
 */
export async function replaceEntry(scope: Scope, uuid: string, request: EntryEdit): Promise<SavedEntry | null> {
  return await inTurn(scope, { uuid: known(uuid), day: null, date: null }, async (tx, around) => {
    const { standing } = around
    if (!standing) return null
    const incoming = complete(request.answers, emptyFields, standing.weightGrams)
    const isRetry = request.editUuid != null && !(await insertAlias(tx, request.editUuid.toLowerCase(), standing))
    if (isRetry) return { row: standing, kept: keptOf(standing, incoming, request.answeredAt), created: false }
    return await settle(tx, scope, around, incoming, request)
  })
}

/** Takes an entry away, with its revisions and alerts. Null: no such entry of this cat. @throws NOT_FOUND */
export async function removeEntry(scope: Scope, uuid: string): Promise<Measurement | null> {
  const { animalId } = scope
  return await inTurn(scope, { uuid: known(uuid), day: null, date: null }, async (tx, { standing, before, after }) => {
    if (!standing) return null
    await deleteEntry(tx, standing)
    const entries = after ? [after] : []
    await storeAlerts(tx, { animalId, days: [standing, ...entries].map(({ day }) => day), before, entries })
    return standing
  })
}

/** What is no UUID names no entry. */
const known = (uuid: string): string | null => (isUuid(uuid) ? uuid : null)

/** A new entry has its client's id; where somebody else has it, one of ours, and the client's becomes its alias. */
async function create(
  tx: Rows,
  scope: Pick<Scope, 'animalId' | 'now'>,
  around: Surroundings,
  request: EntryRequest & { uuid: string | null; day: Date; date: Date },
): Promise<SavedEntry> {
  const { animalId, now } = scope
  const { uuid, day, date } = request
  const { weightGrams } = around
  const row: Measurement = {
    ...toColumns(complete(request.answers, emptyFields, weightGrams)),
    id: uuid === null || around.idIsTaken ? randomUUID() : uuid,
    animalId,
    day,
    date,
    weightGrams,
    answeredAt: answeredAt(request, now),
    isOfflineGenerated: request.isOfflineGenerated ?? false,
    revisionCount: 0,
    createdAt: now,
    updatedAt: now,
  }
  const [isMade] = await Promise.all([insertEntry(tx, row), storeAround(tx, around, row)])
  if (!isMade) return await create(tx, scope, { ...around, idIsTaken: true }, request)
  if (uuid !== null && uuid !== row.id) await insertAlias(tx, uuid, row)
  return { row, kept: 'current', created: true }
}

/** The alerts of an entry, and of the next one, which is judged with it. */
async function storeAround(tx: Rows, { before, after }: Surroundings, row: Measurement): Promise<void> {
  const entries = after ? [row, after] : [row]
  await storeAlerts(tx, { animalId: row.animalId, days: entries.map(({ day }) => day), before, entries })
}

/** Two answers for one day: the ones written last become the entry's, the others a revision. */
async function settle(
  tx: Rows,
  { now }: Scope,
  around: Surroundings,
  incoming: EntryFields,
  request: Answered,
): Promise<SavedEntry> {
  const present = around.standing!
  const written = answeredAt(request, now)
  const isNewer = written >= present.answeredAt
  const standing = toFields(present)
  if (isDeepStrictEqual(standing, incoming)) {
    const row = isNewer ? { ...present, answeredAt: written } : present
    if (isNewer) await updateEntry(tx, row)
    return { row, kept: 'current', created: false }
  }
  if (!isNewer && (await hasRevision(tx, { measurementId: present.id, answeredAt: written, answers: incoming }))) {
    return { row: present, kept: 'revision', created: false }
  }
  const aside = isNewer ? { answers: standing, answeredAt: present.answeredAt } : { answers: incoming, answeredAt: written }
  await insertRevision(tx, { measurementId: present.id, ...aside, replacedAt: now })
  const row: Measurement = {
    ...present,
    ...(isNewer && { ...toColumns(incoming), answeredAt: written }),
    revisionCount: present.revisionCount + 1,
    updatedAt: now,
  }
  await updateEntry(tx, row)
  if (isNewer) await storeAround(tx, around, row)
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

function dateProblem(date: Date, accountNow: Date): string | null {
  const ahead = date.getTime() - accountNow.getTime()
  if (ahead > skewMs) return 'La date ne peut pas être dans le futur'
  return -ahead > oldestMs ? 'La date ne peut pas remonter à plus de 30 jours' : null
}

/** From the last time zone in which it is still the day before to the first in which it is the next: UTC-12 and UTC+14. */
function dayProblem(day: Date, date: Date): string | null {
  const [last, first] = [-12, 14].map((hours) => fromDay(dayIn(new Date(date.getTime() + hours * 3_600_000), 'UTC')))
  return day >= last! && day <= first! ? null : 'Cette date n’est de ce jour dans aucun fuseau horaire'
}

/** A phone whose clock is ahead must not win over every answer to come. */
function answeredAt(request: Answered, now: Date): Date {
  const said = request.answeredAt
  return said && said < now ? said : now
}

/** What became of answers that are sent again: others, written later, may stand in their place. */
function keptOf(present: Measurement, incoming: EntryFields, said: Date | null | undefined): SavedEntry['kept'] {
  const isOlder = said != null && said < present.answeredAt
  return isOlder && !isDeepStrictEqual(toFields(present), incoming) ? 'revision' : 'current'
}
