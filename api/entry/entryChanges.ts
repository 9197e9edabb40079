import type { Measurement } from '#prisma'
import { hasRight } from '#shared/circle/rights'
import { emptyFields } from '#shared/health/answers/entry'
import { ownerOnly } from '../base/errors'
import { requireQuotaForDeletedEntry } from '../base/limits/idQuotas'
import { isUuid } from '../base/uuid'
import { hasOtherAuthors } from '../reading/saveContext'
import { type AnswersRequest, mergeAnswers, requireOpenRecord } from './answersRequest'
import { keptVersionOf, type SavedEntry, resolveEntryConflict } from './resolveEntryConflict'
import { type SaveScope, saveWithRetries } from './saveWithRetries'
import { alertChangeOfDeletion } from './storedAlerts'

export interface EntryEdit extends AnswersRequest {
  /** Created by the client for this edit alone; a request with the same one is a retry. */
  editUuid?: string | null | undefined
}

/**
 * Replaces every answer of an entry, or stores the older ones as a revision. An edit has an id like
 * an entry: a retry must not override later answers. `null` if this cat has no such entry.
 * @throws NOT_FOUND
 */
export async function replaceEntry(
  scope: SaveScope,
  uuid: string,
  request: EntryEdit,
): Promise<SavedEntry | null> {
  const editUuid = request.editUuid?.toLowerCase() ?? null
  return await saveWithRetries<SavedEntry | null>(
    scope,
    () => ({ uuid: entryId(uuid), day: null, date: null, editUuid }),
    (saveContext) => {
      const { existing } = saveContext
      if (!existing) return { saved: null }
      const incoming = mergeAnswers(request.answers, emptyFields, existing.weightGrams)
      if (saveContext.isEditKnown)
        return {
          saved: {
            row: existing,
            kept: keptVersionOf(existing, incoming, request.answeredAt),
            created: false,
          },
        }
      requireOpenRecord(scope, saveContext, request)
      return resolveEntryConflict(scope, { ...saveContext, existing }, incoming, {
        ...request,
        alias: editUuid,
      })
    },
  )
}

/**
 * Deletes an entry with its revisions and alerts. Its ids are kept, since a phone may still send
 * it. `null` if there is no such entry.
 * @throws NOT_FOUND, ACCESS_DENIED
 */
export async function removeEntry(scope: SaveScope, uuid: string): Promise<Measurement | null> {
  return await saveWithRetries(
    scope,
    () => ({ uuid: entryId(uuid), day: null, date: null, editUuid: null }),
    async (saveContext) => {
      const { existing: row } = saveContext
      if (!row) return { saved: null }
      if (
        !hasRight(saveContext.role, 'removeOthers') &&
        (await hasOtherAuthors(scope.database, row, scope.userId))
      )
        throw ownerOnly()
      await requireQuotaForDeletedEntry(scope.database, row.animalId, saveContext.role)
      return {
        saved: row,
        write: {
          entry: { operation: 'delete', row },
          alias: row.id,
          alerts: alertChangeOfDeletion(saveContext, row),
        },
      }
    },
  )
}

/** Returns the normalised id. `null` if it is no UUID, since no entry has such an id. */
const entryId = (uuid: string): string | null => (isUuid(uuid) ? uuid.toLowerCase() : null)
