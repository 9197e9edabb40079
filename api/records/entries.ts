import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Measurement } from '#prisma'
import { UNKNOWN_CAT } from '#shared/circle'
import { waterFor } from '#shared/health/derived'
import { emptyFields, type EntryFields } from '#shared/health/entry'
import { flattenFlags, groupFlags, type SomeAnswers } from '#shared/health/sentAnswers'
import { usualUrinationsOn } from '#shared/health/vetLimits'
import { may } from '#shared/rights'
import { dayIn } from '#shared/time'
import type { AccountClock } from '../accountClock'
import type { Rows } from '../db/database'
import { classify, closedRecord, invalid, notFound, notYours, unavailable } from '../errors'
import { requireRoomForEntry, requireRoomForRevision } from '../limits/quotas'
import { entrySaved } from '../log/events'
import { type EntryWrite, writeEntry } from './entryWrite'
import { fromDay, toDay, toFields } from './fields'
import type { PlannedRead } from './readPlan'
import type { RecordRow } from './record'
import { alertsAround, alertsWithout } from './storedAlerts'
import {
  hadOthers,
  hasRevision,
  type Moment,
  readSurroundings,
  type Surroundings,
} from './surroundings'
import { isUuid } from './uuid'

interface Answered {
  answers: SomeAnswers
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

/** Who saves, of which cat, and by which clocks. */
interface Scope {
  database: Rows
  userId: string
  animalId: string
  clock: AccountClock
  /** The calendar of a cat's owner, where somebody else saves. */
  clockOf: (owner: RecordRow['user']) => AccountClock
  now: Date
  /** What was read with the session, if a save was foreseen. */
  planned: PlannedRead | null
}

const skewMs = 5 * 60_000
const oldestMs = 30 * 86_400_000

/** What a save answers, and what it changes, if anything. */
interface Decision<T> {
  saved: T
  write?: EntryWrite
}

/** Each try that fails is another save of the same cat that succeeded. */
const tries = 100

/**
 * A save is two statements: one reads what stands around the entry, one writes what `decide` makes of it, provided that no
 * other save of this cat came between; else both anew. So a cat's saves take effect one after the other, and no lock is
 * held while the rules are asked. @throws NOT_FOUND, UNAVAILABLE where a hundred others came first
 */
async function turn<T>(
  scope: Scope,
  momentOf: (clock: AccountClock) => Moment,
  decide: (around: Surroundings, clock: AccountClock) => Decision<T> | Promise<Decision<T>>,
): Promise<Decision<T>> {
  const { database, planned } = scope
  if (!isUuid(scope.animalId)) throw unknownCat()
  const animalId = scope.animalId.toLowerCase()
  let { clock } = scope
  let place = { animalId, ...momentOf(clock) }
  const read = () => readSurroundings(database, scope, place)
  let around = planned && isDeepStrictEqual(planned.place, place) ? planned.around : await read()
  if (around?.owner) {
    // The day is the owner's, who is known from here on (product/circle 1.4).
    clock = scope.clockOf(around.owner)
    const hers = { animalId, ...momentOf(clock) }
    if (!isDeepStrictEqual(hers, place)) {
      place = hers
      around = await read()
    }
  }
  for (let left = tries; left > 0; left -= 1) {
    if (!around) throw unknownCat()
    if (!may(around.role, 'answer')) throw notYours()
    const decision = await decide(around, clock)
    if (!decision.write || (await writeEntry(database, around.version, decision.write)))
      return decision
    around = await read()
  }
  throw unavailable()
}

async function inTurn<T>(
  scope: Scope,
  momentOf: (clock: AccountClock) => Moment,
  decide: (around: Surroundings, clock: AccountClock) => Decision<T> | Promise<Decision<T>>,
): Promise<T> {
  return await turn(scope, momentOf, decide).then(
    ({ saved, write }) => {
      entrySaved.tell({
        outcome: write ? 'acknowledged' : saved === null ? 'refused' : 'duplicate',
      })
      return saved
    },
    (error: unknown) => {
      entrySaved.tell({
        outcome: classify(error).code === 'UNAVAILABLE' ? 'unavailable' : 'refused',
      })
      throw error
    },
  )
}

const unknownCat = () => notFound(UNKNOWN_CAT)

/** The entry of a day, made or edited (product/entries 1.1). @throws VALIDATION at `date`, NOT_FOUND */
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
  const momentOf = (clock: AccountClock): Moment => {
    const { date, day, problem } = datedBy(clock)
    return {
      uuid,
      ...(problem === null ? { day, date } : { day: null, date: null }),
      editUuid: null,
    }
  }
  return await inTurn(scope, momentOf, async (around, clock) => {
    const { standing } = around
    const { date, day, problem } = datedBy(clock)
    if (around.wasDeleted) throw notFound('Cette saisie a été supprimée')
    // A retry changes nothing, however late it comes: its date was looked at when it was new.
    if (!around.byId && problem !== null) throw invalid({ date: problem })
    if (!around.byId) requireOpen(scope, around, request)
    if (!standing) {
      await requireRoomForEntry(scope.database, scope.animalId, around.version)
      return create({ ...scope, clock }, around, { ...request, uuid, day, date })
    }
    const incoming = complete(request.answers, toFields(standing), standing.weightGrams)
    if (around.byId)
      return {
        saved: {
          row: standing,
          kept: keptOf(standing, incoming, request.answeredAt),
          created: false,
        },
      }
    return await settle(scope, { ...around, standing }, incoming, { ...request, alias: uuid })
  })
}

/**
 * Replaces every answer of an entry, or keeps the older ones as a revision. An edit has an id as an entry has: sent again,
 * it must not win over what was written since. Null: no such entry of this cat. @throws NOT_FOUND
 */
export async function replaceEntry(
  scope: Scope,
  uuid: string,
  request: EntryEdit,
): Promise<SavedEntry | null> {
  const editUuid = request.editUuid?.toLowerCase() ?? null
  return await inTurn<SavedEntry | null>(
    scope,
    () => ({ uuid: known(uuid), day: null, date: null, editUuid }),
    (around) => {
      const { standing } = around
      if (!standing) return { saved: null }
      const incoming = complete(request.answers, emptyFields, standing.weightGrams)
      if (around.editIsKnown)
        return {
          saved: {
            row: standing,
            kept: keptOf(standing, incoming, request.answeredAt),
            created: false,
          },
        }
      requireOpen(scope, around, request)
      return settle(scope, { ...around, standing }, incoming, { ...request, alias: editUuid })
    },
  )
}

/** Deletes an entry with revisions and alerts; its ids stay, since a phone may yet send it. Null: no such entry. @throws NOT_FOUND, ACCESS_DENIED */
export async function removeEntry(scope: Scope, uuid: string): Promise<Measurement | null> {
  return await inTurn(
    scope,
    () => ({ uuid: known(uuid), day: null, date: null, editUuid: null }),
    async (around) => {
      const { standing: row } = around
      if (!row) return { saved: null }
      if (!may(around.role, 'removeOthers') && (await hadOthers(scope.database, row, scope.userId)))
        throw notYours()
      return {
        saved: row,
        write: { entry: { how: 'delete', row }, alias: row.id, alerts: alertsWithout(around, row) },
      }
    },
  )
}

/** What was answered before the cat was noted to have died is taken, however late it comes (product/cats 5.2). @throws VALIDATION */
function requireOpen(
  { now }: Scope,
  { catName, inMemorySince }: Surroundings,
  request: Answered,
): void {
  if (inMemorySince && answeredAt(request, now) > inMemorySince) throw closedRecord(catName)
}

/** What is no UUID names no entry. */
const known = (uuid: string): string | null => (isUuid(uuid) ? uuid.toLowerCase() : null)

/** A new entry has its client's id; where somebody else has it, one of ours, and the client's becomes its alias. */
function create(
  { animalId, userId, now, clock }: Scope,
  around: Surroundings,
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

/** Two answers for one day: the ones written last become the entry's, the others a revision. */
async function settle(
  { database, userId, now }: Scope,
  around: Surroundings & { standing: Measurement },
  incoming: EntryFields,
  request: Answered & { alias: string | null },
): Promise<Decision<SavedEntry>> {
  const { alias } = request
  const present = around.standing
  const written = answeredAt(request, now)
  const isNewer = written >= present.answeredAt
  const standing = toFields(present)
  if (isDeepStrictEqual(standing, incoming)) {
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
  requireRoomForRevision(present.revisionCount)
  const aside = isNewer
    ? { answers: groupFlags(standing), answeredAt: present.answeredAt, byId: present.byId }
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

/** The answers are there already: what they were sent with is known from now on. */
const mark = (row: Measurement, alias: string | null): Pick<Decision<SavedEntry>, 'write'> =>
  alias === null ? {} : { write: { entry: { how: 'keep', row }, alias } }

/** What was sent, over what stands: only what is named changes. A hydration choice without water fills it (product/entries 4.3). */
function complete(
  sent: SomeAnswers,
  standing: EntryFields,
  weightGrams: number | null,
): EntryFields {
  const fields: EntryFields = { ...standing, ...flattenFlags(sent) }
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

/** From the last time zone in which it is still the day before to the first in which it is the next: UTC-12 and UTC+14. */
function dayProblem(day: Date, date: Date): string | null {
  const [last, first] = [-12, 14].map((hours) =>
    fromDay(toDay(new Date(date.getTime() + hours * 3_600_000))),
  )
  return day >= last! && day <= first!
    ? null
    : 'Cette date n’est de ce jour dans aucun fuseau horaire'
}

/** The day on which a forgotten one was answered (product/entries 6.2); what was answered at its own moment was not, whatever the zone is by now. */
function laterDay(answered: Date, day: Date, timeZone: string): Date | null {
  const answeredOn = fromDay(dayIn(answered, timeZone))
  return answeredOn > day ? answeredOn : null
}

/** A phone whose clock is ahead must not win over every answer to come. */
function answeredAt(request: Answered, now: Date): Date {
  const said = request.answeredAt
  return said && said < now ? said : now
}

/** What became of answers that are sent again: others, written later, may stand in their place. */
function keptOf(
  present: Measurement,
  incoming: EntryFields,
  said: Date | null | undefined,
): SavedEntry['kept'] {
  const isOlder = said != null && said < present.answeredAt
  return isOlder && !isDeepStrictEqual(toFields(present), incoming) ? 'revision' : 'current'
}
