import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Measurement } from '#prisma'
import { dayIn } from '#shared/base/time'
import { UNKNOWN_CAT } from '#shared/circle/circleLimits'
import { may } from '#shared/circle/rights'
import { waterFor } from '#shared/health/answers/derived'
import { emptyFields, type EntryFields } from '#shared/health/answers/entry'
import { flattenFlags, groupFlags, type SomeAnswers } from '#shared/health/answers/sentAnswers'
import { usualUrinationsOn } from '#shared/health/rules/vetLimits'
import type { AccountClock } from '../base/accountClock'
import type { Rows } from '../base/db/database'
import { classify, closedRecord, invalid, notFound, ownerOnly, unavailable } from '../base/errors'
import { requireQuotaForEntry, requireQuotaForRevision } from '../base/limits/recordQuotas'
import { entrySaved } from '../base/log/events'
import { fromDay, toDay, toFields } from '../reading/entryRow'
import type { PlannedRead } from '../reading/readPlan'
import type { RecordRow } from '../reading/record'
import {
  hasOtherAuthors,
  hasRevision,
  type EntryDate,
  readSaveContext,
  type SaveContext,
} from '../reading/saveContext'
import { isUuid } from '../reading/uuid'
import { alertsAround, alertsWithout } from './storedAlerts'
import { type EntryWrite, writeEntry } from './writeEntry'

interface AnsweredRequest {
  answers: SomeAnswers
  /** The answers written last win, regardless of the order of arrival. */
  answeredAt?: Date | null | undefined
}

export interface EntryRequest extends AnsweredRequest {
  /** Created by the client; a request with the same one is a retry. */
  uuid?: string | null | undefined
  date?: Date | null | undefined
  /** The day that `date` had for the user, whose time zone may have changed since. */
  day?: Date | null | undefined
  isOfflineGenerated?: boolean | null | undefined
}

export interface EntryEdit extends AnsweredRequest {
  /** Created by the client for this edit alone; a request with the same one is a retry. */
  editUuid?: string | null | undefined
}

export interface SavedEntry {
  row: Measurement
  kept: 'current' | 'revision'
  created: boolean
}

/** The user who saves, the cat, and the clocks that apply. */
interface Scope {
  database: Rows
  userId: string
  animalId: string
  clock: AccountClock
  /** Returns the clock of the cat's owner, if another user saves. */
  clockOf: (owner: RecordRow['user']) => AccountClock
  now: Date
  /** The data that was read with the session, if the document was recognised as a save. */
  planned: PlannedRead | null
}

const skewMs = 5 * 60_000
const oldestMs = 30 * 86_400_000

/** The result of a save, and its write, if anything changes. */
interface Decision<T> {
  saved: T
  write?: EntryWrite
}

/** Each failed attempt means that another save of the same cat succeeded. */
const tries = 100

/**
 * Runs a save as two statements. The first reads the entries around the saved one, and the second
 * writes what `decide` returns, provided that no other save of this cat was committed in between.
 * Otherwise both run again. Saves of a cat are thus serialised, and no lock is held while the rules
 * run. @throws NOT_FOUND; UNAVAILABLE after a hundred conflicts
 */
async function saveWithRetries<T>(
  scope: Scope,
  entryDateOf: (clock: AccountClock) => EntryDate,
  decide: (around: SaveContext, clock: AccountClock) => Decision<T> | Promise<Decision<T>>,
): Promise<Decision<T>> {
  const { database, planned } = scope
  if (!isUuid(scope.animalId)) throw unknownCat()
  const animalId = scope.animalId.toLowerCase()
  let { clock } = scope
  let place = { animalId, ...entryDateOf(clock) }
  const read = () => readSaveContext(database, scope, place)
  let around = planned && isDeepStrictEqual(planned.place, place) ? planned.around : await read()
  if (around?.owner) {
    // The day is the owner's, who was read by now (product/circle 1.4).
    clock = scope.clockOf(around.owner)
    const ownerPosition = { animalId, ...entryDateOf(clock) }
    if (!isDeepStrictEqual(ownerPosition, place)) {
      place = ownerPosition
      around = await read()
    }
  }
  for (let left = tries; left > 0; left -= 1) {
    if (!around) throw unknownCat()
    if (!may(around.role, 'answer')) throw ownerOnly()
    const decision = await decide(around, clock)
    if (!decision.write || (await writeEntry(database, around.version, decision.write)))
      return decision
    around = await read()
  }
  throw unavailable()
}

async function saveInTurn<T>(
  scope: Scope,
  entryDateOf: (clock: AccountClock) => EntryDate,
  decide: (around: SaveContext, clock: AccountClock) => Decision<T> | Promise<Decision<T>>,
): Promise<T> {
  return await saveWithRetries(scope, entryDateOf, decide).then(
    ({ saved, write }) => {
      entrySaved.publish({
        outcome: write ? 'acknowledged' : saved === null ? 'refused' : 'duplicate',
      })
      return saved
    },
    (error: unknown) => {
      entrySaved.publish({
        outcome: classify(error).code === 'UNAVAILABLE' ? 'unavailable' : 'refused',
      })
      throw error
    },
  )
}

const unknownCat = () => notFound(UNKNOWN_CAT)

/**
 * Creates or edits the entry of a day (product/entries 1.1). @throws VALIDATION at `date`,
 * NOT_FOUND
 */
export async function saveEntry(scope: Scope, request: EntryRequest): Promise<SavedEntry> {
  const uuid = request.uuid?.toLowerCase() ?? null
  const datedBy = (clock: AccountClock) => {
    const date = request.date ?? clock.now
    const day = request.day ?? fromDay(dayIn(date, clock.timeZone))
    return {
      date,
      day,
      problem: dateProblem(date, clock.now) ?? (request.day ? dayProblem(request.day, date) : null),
    }
  }
  const entryDateOf = (clock: AccountClock): EntryDate => {
    const { date, day, problem } = datedBy(clock)
    return {
      uuid,
      ...(problem === null ? { day, date } : { day: null, date: null }),
      editUuid: null,
    }
  }
  return await saveInTurn(scope, entryDateOf, async (around, clock) => {
    const { existing } = around
    const { date, day, problem } = datedBy(clock)
    if (around.wasDeleted) throw notFound('Cette saisie a été supprimée')
    // A retry changes nothing, however late it arrives: its date was validated the first time.
    if (!around.byId && problem !== null) throw invalid({ date: problem })
    if (!around.byId) requireOpen(scope, around, request)
    if (!existing) {
      await requireQuotaForEntry(scope.database, scope.animalId, around.version)
      return create({ ...scope, clock }, around, { ...request, uuid, day, date })
    }
    const incoming = complete(request.answers, toFields(existing), existing.weightGrams)
    if (around.byId)
      return {
        saved: {
          row: existing,
          kept: keptOf(existing, incoming, request.answeredAt),
          created: false,
        },
      }
    return await settle(scope, { ...around, existing }, incoming, { ...request, alias: uuid })
  })
}

/**
 * Replaces every answer of an entry, or stores the older ones as a revision. An edit has an id like
 * an entry: a retry must not override later answers. `null` if this cat has no such entry. @throws
 * NOT_FOUND
 */
export async function replaceEntry(
  scope: Scope,
  uuid: string,
  request: EntryEdit,
): Promise<SavedEntry | null> {
  const editUuid = request.editUuid?.toLowerCase() ?? null
  return await saveInTurn<SavedEntry | null>(
    scope,
    () => ({ uuid: entryId(uuid), day: null, date: null, editUuid }),
    (around) => {
      const { existing } = around
      if (!existing) return { saved: null }
      const incoming = complete(request.answers, emptyFields, existing.weightGrams)
      if (around.editIsKnown)
        return {
          saved: {
            row: existing,
            kept: keptOf(existing, incoming, request.answeredAt),
            created: false,
          },
        }
      requireOpen(scope, around, request)
      return settle(scope, { ...around, existing }, incoming, { ...request, alias: editUuid })
    },
  )
}

/**
 * Deletes an entry with its revisions and alerts. Its ids are kept, since a phone may still send
 * it. `null` if there is no such entry. @throws NOT_FOUND, ACCESS_DENIED
 */
export async function removeEntry(scope: Scope, uuid: string): Promise<Measurement | null> {
  return await saveInTurn(
    scope,
    () => ({ uuid: entryId(uuid), day: null, date: null, editUuid: null }),
    async (around) => {
      const { existing: row } = around
      if (!row) return { saved: null }
      if (
        !may(around.role, 'removeOthers') &&
        (await hasOtherAuthors(scope.database, row, scope.userId))
      )
        throw ownerOnly()
      return {
        saved: row,
        write: { entry: { how: 'delete', row }, alias: row.id, alerts: alertsWithout(around, row) },
      }
    },
  )
}

/**
 * Requires an open record. Answers from before the cat's death was recorded are accepted, however
 * late they arrive (product/cats 5.2). @throws VALIDATION
 */
function requireOpen(
  { now }: Scope,
  { catName, inMemorySince }: SaveContext,
  request: AnsweredRequest,
): void {
  if (inMemorySince && answeredAt(request, now) > inMemorySince) throw closedRecord(catName)
}

/** Returns the normalised id. `null` if it is no UUID, since no entry has such an id. */
const entryId = (uuid: string): string | null => (isUuid(uuid) ? uuid.toLowerCase() : null)

/**
 * Creates an entry with its client's id. If another entry has this id, the server makes one, and
 * the client's becomes its alias.
 */
function create(
  { animalId, userId, now, clock }: Scope,
  around: SaveContext,
  request: EntryRequest & { uuid: string | null; day: Date; date: Date },
): Decision<SavedEntry> {
  const { uuid, day, date } = request
  const { weightGrams } = around
  const { usualUrinations, usualSince } = usualUrinationsOn(toDay(day), around.vetLimits)
  const row: Measurement = {
    ...complete(request.answers, emptyFields, weightGrams),
    id: uuid === null || around.idIsTaken ? randomUUID() : uuid,
    animalId,
    day,
    date,
    weightGrams,
    usualUrinations,
    usualSince: usualSince === null ? null : fromDay(usualSince),
    answeredAt: answeredAt(request, now),
    isOfflineGenerated: request.isOfflineGenerated ?? false,
    revisionCount: 0,
    addedOn:
      request.answeredAt?.getTime() === date.getTime()
        ? null
        : laterDay(request.answeredAt ? answeredAt(request, now) : clock.now, day, clock.timeZone),
    byId: userId,
    createdAt: now,
    updatedAt: now,
  }
  const alias = uuid === row.id ? null : uuid
  return {
    saved: { row, kept: 'current', created: true },
    write: { entry: { how: 'insert', row }, alias, alerts: alertsAround(around, row) },
  }
}

/**
 * Settles two answers for one day: the ones written last become the entry's, the others a revision.
 */
async function settle(
  { database, userId, now }: Scope,
  around: SaveContext & { existing: Measurement },
  incoming: EntryFields,
  request: AnsweredRequest & { alias: string | null },
): Promise<Decision<SavedEntry>> {
  const { alias } = request
  const present = around.existing
  const written = answeredAt(request, now)
  const isNewer = written >= present.answeredAt
  const storedFields = toFields(present)
  if (isDeepStrictEqual(storedFields, incoming)) {
    const row = isNewer ? { ...present, answeredAt: written } : present
    return {
      saved: { row, kept: 'current', created: false },
      ...(isNewer ? { write: { entry: { how: 'update', row }, alias } } : mark(present, alias)),
    }
  }
  if (
    !isNewer &&
    (await hasRevision(database, {
      measurementId: present.id,
      answeredAt: written,
      answers: groupFlags(incoming),
    }))
  ) {
    return { saved: { row: present, kept: 'revision', created: false }, ...mark(present, alias) }
  }
  requireQuotaForRevision(present.revisionCount)
  const aside = isNewer
    ? { answers: groupFlags(storedFields), answeredAt: present.answeredAt, byId: present.byId }
    : { answers: groupFlags(incoming), answeredAt: written, byId: userId }
  const row: Measurement = {
    ...present,
    ...(isNewer && { ...incoming, answeredAt: written, byId: userId }),
    revisionCount: present.revisionCount + 1,
    updatedAt: now,
  }
  return {
    saved: { row, kept: isNewer ? 'current' : 'revision', created: false },
    write: {
      entry: { how: 'update', row },
      alias,
      revision: { ...aside, replacedAt: now },
      ...(isNewer && { alerts: alertsAround(around, row) }),
    },
  }
}

/** The answers are stored already: only the id that they were sent with is stored as an alias. */
const mark = (row: Measurement, alias: string | null): Pick<Decision<SavedEntry>, 'write'> =>
  alias === null ? {} : { write: { entry: { how: 'keep', row }, alias } }

/**
 * Merges the sent answers over the stored ones: only named fields change. A hydration choice
 * without water fills it (product/entries 4.3).
 */
function complete(
  sent: SomeAnswers,
  storedFields: EntryFields,
  weightGrams: number | null,
): EntryFields {
  const fields: EntryFields = { ...storedFields, ...flattenFlags(sent) }
  if (sent.quickHydrationValue && sent.waterMl == null) {
    fields.waterMl = waterFor(sent.quickHydrationValue, weightGrams, fields.subcutaneousPerfusion)
  }
  return fields
}

function dateProblem(date: Date, accountNow: Date): string | null {
  const ahead = date.getTime() - accountNow.getTime()
  if (ahead > skewMs) return 'La date ne peut pas être dans le futur'
  return -ahead > oldestMs ? 'La date ne peut pas remonter à plus de 30 jours' : null
}

/**
 * The bounds reach from the last time zone that still has the day before (UTC-12) to the first one
 * that has the next (UTC+14).
 */
function dayProblem(day: Date, date: Date): string | null {
  const [last, first] = [-12, 14].map((hours) =>
    fromDay(toDay(new Date(date.getTime() + hours * 3_600_000))),
  )
  return day >= last! && day <= first!
    ? null
    : 'Cette date n’est de ce jour dans aucun fuseau horaire'
}

/**
 * Returns the day on which a forgotten day was answered (product/entries 6.2). Answers of the day
 * itself are not forgotten ones, whatever the time zone is now.
 */
function laterDay(answered: Date, day: Date, timeZone: string): Date | null {
  const answeredOn = fromDay(dayIn(answered, timeZone))
  return answeredOn > day ? answeredOn : null
}

/** The time is capped: a phone with a fast clock must not override every later answer. */
function answeredAt(request: AnsweredRequest, now: Date): Date {
  const writtenAt = request.answeredAt
  return writtenAt && writtenAt < now ? writtenAt : now
}

/**
 * Returns whether answers that are sent again are current or a revision: later answers may have
 * replaced them.
 */
function keptOf(
  present: Measurement,
  incoming: EntryFields,
  writtenAt: Date | null | undefined,
): SavedEntry['kept'] {
  const isOlder = writtenAt != null && writtenAt < present.answeredAt
  return isOlder && !isDeepStrictEqual(toFields(present), incoming) ? 'revision' : 'current'
}
