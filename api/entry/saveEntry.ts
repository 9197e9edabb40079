import { randomUUID } from 'node:crypto'
import type { Measurement } from '#prisma'
import { dayIn } from '#shared/base/time'
import { emptyFields } from '#shared/health/answers/entry'
import { isOfDay, OTHER_DAY_MESSAGE } from '#shared/health/answers/entryDay'
import { usualUrinationsOn } from '#shared/health/rules/vetLimits'
import type { AccountClock } from '../base/accountClock'
import { validationError, notFound } from '../base/errors'
import { requireQuotaForEntry } from '../base/limits/recordQuotas'
import { fromDay, toDay, entryFieldsOf } from '../reading/entryRow'
import type { EntryLookup, SaveContext } from '../reading/saveContext'
import { type AnswersRequest, answeredAt, mergeAnswers, requireOpenRecord } from './answersRequest'
import { dateProblem, laterDay } from './entryDates'
import { keptVersionOf, type SavedEntry, resolveEntryConflict } from './resolveEntryConflict'
import { type SaveDecision, type SaveScope, saveWithRetries } from './saveWithRetries'
import { alertChangeOfSave } from './storedAlerts'

export interface EntryRequest extends AnswersRequest {
  /** The client generates it. A request with the same one is a retry. */
  uuid?: string | null | undefined
  date?: Date | null | undefined
  /** The day that `date` had for the user, whose time zone may have changed since. */
  day?: Date | null | undefined
  isOfflineGenerated?: boolean | null | undefined
}

/**
 * Creates or edits the entry of a day (product/entries 1.1).
 * @throws VALIDATION at `date`, NOT_FOUND
 */
export async function saveEntry(scope: SaveScope, request: EntryRequest): Promise<SavedEntry> {
  const uuid = request.uuid?.toLowerCase() ?? null
  const datedBy = (clock: AccountClock) => {
    const date = request.date ?? clock.now
    const day = request.day ?? fromDay(dayIn(date, clock.timeZone))
    const dayProblem = isOfDay(date, toDay(day)) ? null : OTHER_DAY_MESSAGE
    return { date, day, problem: dateProblem(date, clock.now) ?? dayProblem }
  }
  const lookupOf = (clock: AccountClock): EntryLookup => {
    const { date, day, problem } = datedBy(clock)
    return {
      uuid,
      ...(problem === null ? { day, date } : { day: null, date: null }),
      editUuid: null,
    }
  }
  return await saveWithRetries(scope, lookupOf, async (saveContext, clock) => {
    const { existing } = saveContext
    const { date, day, problem } = datedBy(clock)
    if (saveContext.wasDeleted) throw notFound('Cette saisie a été supprimée')
    // A retry changes nothing, however late it arrives: its date was validated the first time.
    if (!saveContext.isFoundById && problem !== null) throw validationError({ date: problem })
    if (!saveContext.isFoundById) requireOpenRecord(scope, saveContext, request)
    if (!existing) {
      await requireQuotaForEntry(scope.database, scope.animalId, saveContext)
      return create({ ...scope, clock }, saveContext, { ...request, uuid, day, date })
    }
    const incoming = mergeAnswers(request.answers, entryFieldsOf(existing), existing.weightGrams)
    if (saveContext.isFoundById)
      return {
        saved: {
          row: existing,
          kept: keptVersionOf(existing, incoming, request.answeredAt),
          created: false,
        },
      }
    return await resolveEntryConflict(scope, { ...saveContext, existing }, incoming, {
      ...request,
      alias: uuid,
    })
  })
}

/**
 * Creates an entry with its client's id. If another entry has this id, the server makes one, and
 * the client's becomes its alias.
 */
function create(
  { animalId, userId, now, clock }: SaveScope,
  saveContext: SaveContext,
  request: EntryRequest & { uuid: string | null; day: Date; date: Date },
): SaveDecision<SavedEntry> {
  const { uuid, day, date } = request
  const { weightGrams } = saveContext
  const { usualUrinations, usualSince } = usualUrinationsOn(toDay(day), saveContext.vetLimits)
  const row: Measurement = {
    ...mergeAnswers(request.answers, emptyFields, weightGrams),
    id: uuid === null || saveContext.isIdTaken ? randomUUID() : uuid,
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
    write: {
      entry: { operation: 'insert', row },
      alias,
      alerts: alertChangeOfSave(saveContext, row),
    },
  }
}
