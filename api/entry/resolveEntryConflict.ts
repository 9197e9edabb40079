import { isDeepStrictEqual } from 'node:util'
import type { Measurement } from '#prisma'
import type { EntryFields } from '#shared/health/answers/entry'
import { groupFlags } from '#shared/health/answers/sentAnswers'
import { requireQuotaForAlias } from '../base/limits/idQuotas'
import { requireQuotaForRevision } from '../base/limits/recordQuotas'
import { entryFieldsOf } from '../reading/entryRow'
import { hasRevision, type SaveContext } from '../reading/saveContext'
import { type AnswersRequest, answeredAt } from './answersRequest'
import type { SaveDecision, SaveScope } from './saveWithRetries'
import { alertChangeOfSave } from './storedAlerts'

export interface SavedEntry {
  row: Measurement
  kept: 'current' | 'revision'
  created: boolean
}

/** An entry, and incoming answers for its day. */
interface Conflict {
  existing: Measurement
  incoming: EntryFields
  /** When the incoming answers were written. */
  incomingTime: Date
  /** True if the incoming answers were written last. */
  isNewer: boolean
  /** The id of the incoming answers, which becomes an alias of the entry; `null` if there is none. */
  alias: string | null
}

/**
 * Settles two answers for one day: the ones written last become the entry's, the others a revision.
 */
export async function resolveEntryConflict(
  scope: SaveScope,
  saveContext: SaveContext & { existing: Measurement },
  incoming: EntryFields,
  request: AnswersRequest & { alias: string | null },
): Promise<SaveDecision<SavedEntry>> {
  const { database } = scope
  const { existing, role } = saveContext
  const { alias } = request
  const incomingTime = answeredAt(request, scope.now)
  const isNewer = incomingTime >= existing.answeredAt
  const conflict = { existing, incoming, incomingTime, isNewer, alias }
  const decision = await decideStoredAnswers(database, conflict)
  if (!decision) {
    await requireQuotaForRevision(database, existing, role)
    return addRevision(scope, saveContext, conflict)
  }
  if (alias !== null) await requireQuotaForAlias(database, existing.id, role)
  return decision
}

/** Returns a decision if the incoming answers are the entry's or one of its revisions, else `null`. */
async function decideStoredAnswers(
  database: SaveScope['database'],
  { existing, incoming, incomingTime, isNewer, alias }: Conflict,
): Promise<SaveDecision<SavedEntry> | null> {
  if (isDeepStrictEqual(entryFieldsOf(existing), incoming)) {
    const row = isNewer ? { ...existing, answeredAt: incomingTime } : existing
    return {
      saved: { row, kept: 'current', created: false },
      ...(isNewer
        ? { write: { entry: { operation: 'update', row }, alias } }
        : storeAlias(existing, alias)),
    }
  }
  if (isNewer) return null
  const revision = {
    measurementId: existing.id,
    answeredAt: incomingTime,
    answers: groupFlags(incoming),
  }
  if (!(await hasRevision(database, revision))) return null
  return {
    saved: { row: existing, kept: 'revision', created: false },
    ...storeAlias(existing, alias),
  }
}

function addRevision(
  { userId, now }: SaveScope,
  saveContext: SaveContext,
  { existing, incoming, incomingTime, isNewer, alias }: Conflict,
): SaveDecision<SavedEntry> {
  const superseded = isNewer
    ? {
        answers: groupFlags(entryFieldsOf(existing)),
        answeredAt: existing.answeredAt,
        byId: existing.byId,
      }
    : { answers: groupFlags(incoming), answeredAt: incomingTime, byId: userId }
  const row: Measurement = {
    ...existing,
    ...(isNewer && { ...incoming, answeredAt: incomingTime, byId: userId }),
    revisionCount: existing.revisionCount + 1,
    updatedAt: now,
  }
  return {
    saved: { row, kept: isNewer ? 'current' : 'revision', created: false },
    write: {
      entry: { operation: 'update', row },
      alias,
      revision: { ...superseded, replacedAt: now },
      ...(isNewer && { alerts: alertChangeOfSave(saveContext, row) }),
    },
  }
}

/** The answers are stored already: only the id that they were sent with is stored as an alias. */
const storeAlias = (
  row: Measurement,
  alias: string | null,
): Pick<SaveDecision<SavedEntry>, 'write'> =>
  alias === null ? {} : { write: { entry: { operation: 'keep', row }, alias } }

/**
 * Returns whether answers that are sent again are current or a revision: later answers may have
 * replaced them.
 */
export function keptVersionOf(
  existing: Measurement,
  incoming: EntryFields,
  writtenAt: Date | null | undefined,
): SavedEntry['kept'] {
  const isOlder = writtenAt != null && writtenAt < existing.answeredAt
  return isOlder && !isDeepStrictEqual(entryFieldsOf(existing), incoming) ? 'revision' : 'current'
}
