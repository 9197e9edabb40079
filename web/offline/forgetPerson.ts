import { tables, thisDevice } from './db'
import { write } from './transaction'

/** A deleted account leaves nothing on this device either: what waited for it has nowhere to go. */
export async function forgetPerson(userUuid: string, on = thisDevice): Promise<void> {
  await write(on, async (tx) => {
    for (const table of tables) {
      const store = tx.objectStore(table)
      for (const id of await store.index('userUuid').getAllKeys(userUuid)) await store.delete(id)
    }
  })
}
