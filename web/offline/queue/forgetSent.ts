import { queueDatabase } from './database'
import { changesToShow, discardAll } from './pendingChanges'
import { markRefetched } from './refetchState'
import { isSent, type PendingChange } from './rows'

/**
 * Deletes sent changes of a row that the server has just deleted: until the screens are refetched, they would show the
 * row again. If the browser refuses IndexedDB, nothing was sent from it.
 */
export async function forgetSent(
  userUuid: string,
  isDeleted: (change: PendingChange) => boolean,
  connection = queueDatabase,
): Promise<void> {
  try {
    const changes = (await changesToShow(userUuid, connection)).filter(
      (change) => isSent(change) && isDeleted(change),
    )
    if (changes.length === 0) return
    markRefetched(changes, connection)
    await discardAll(changes, connection)
  } catch (error) {
    console.warn('sent changes of a deleted row are still shown', error)
  }
}

/** Returns whether a change added or changed the row with this id. */
export const isOfRow =
  (uuid: string) =>
  (change: PendingChange): boolean =>
    (change.kind === 'edit' ? change.measurementId : change.uuid) === uuid
