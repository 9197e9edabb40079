import { dayIn, instantAt } from '#shared/base/time'
import { groupFlags } from '#shared/health/answers/sentAnswers'
import { queueDatabase } from './database'
import { enqueueDraft } from './enqueue'
import { pendingFields } from './pendingEntry'
import type { PendingEntry } from './rows'

/**
 * Turns an edit whose entry was deleted elsewhere into a new entry of the same day.
 * @throws StorageError
 */
export async function enqueueAsNew(
  edit: PendingEntry & { kind: 'edit' },
  { uuid, timeZone }: { uuid: string; timeZone: string },
  connection = queueDatabase,
): Promise<void> {
  const { userUuid, animalId, animalName, day, createdAt } = edit
  const isOfItsDay = dayIn(createdAt, timeZone) === day
  const date = isOfItsDay ? createdAt : instantAt(day, '12:00', timeZone).toISOString()
  const draft = {
    userUuid,
    animalId,
    animalName,
    day,
    ...groupFlags(pendingFields(edit)),
    uuid,
    date,
    answeredAt: createdAt,
  }
  await enqueueDraft(draft, { now: new Date(createdAt), replaces: edit }, connection)
}
