import { deleteUnsubmittedFormsOf } from '../../base/device/unsubmittedForms'
import { tables, queueDatabase } from './database'
import { write } from './transaction'

export async function deleteAccountData(
  userUuid: string,
  connection = queueDatabase,
): Promise<void> {
  await deleteUnsubmittedFormsOf(userUuid).catch((error: unknown) =>
    console.warn('unsubmitted answers are still on this device', error),
  )
  await write(connection, async (tx) => {
    for (const table of tables) {
      const store = tx.objectStore(table)
      for (const id of await store.index('userUuid').getAllKeys(userUuid)) await store.delete(id)
    }
  })
}
