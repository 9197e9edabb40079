import type { EntryFields } from '#shared/health/answers/entry'
import { answersIn } from '#shared/health/answers/sentAnswers'
import { queueDatabase } from './database'
import { changesToShow } from './pendingChanges'
import { isEntry, type PendingEntry } from './rows'

interface OpenedForm {
  animalId: string
  day: string
  measurementId: string | null
  /** The id in the address: for an entry that the server does not have, the draft's own. */
  requestedId: string | null
}

export async function findPendingEntry(
  userUuid: string,
  { animalId, day, measurementId, requestedId }: OpenedForm,
  connection = queueDatabase,
): Promise<PendingEntry | null> {
  const entries = (await changesToShow(userUuid, connection))
    .filter(isEntry)
    .filter((entry) => entry.animalId === animalId)
  const requestedDraft = entries.find(
    (entry) => entry.kind === 'draft' && entry.uuid === requestedId,
  )
  const latest = entries.findLast((entry) =>
    entry.kind === 'draft' ? entry.day === day : entry.measurementId === measurementId,
  )
  return requestedDraft ?? latest ?? null
}

/** Returns the ISO instant at which the answers were written, by which the server orders them. */
export const answeredAtOf = (entry: PendingEntry): string =>
  (entry.kind === 'draft'
    ? entry.answeredAt
    : (entry.data.variables.input['answeredAt'] as string | null | undefined)) ?? entry.createdAt

export const pendingFields = (entry: PendingEntry): EntryFields =>
  answersIn(entry.kind === 'draft' ? entry : entry.data.variables.input)
