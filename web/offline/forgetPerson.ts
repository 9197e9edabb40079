import { forgetHers } from '../device/halfFilled'
import { tables, thisDevice } from './db'
import { write } from './transaction'

export async function forgetPerson(userUuid: string, on = thisDevice): Promise<void> {
  await forgetHers(userUuid).catch((error: unknown) =>
    console.warn('half-done answers are still on this device', error),
  )
  await write(on, async (tx) => {
    for (const table of tables) {
      const store = tx.objectStore(table)
      for (const id of await store.index('userUuid').getAllKeys(userUuid)) await store.delete(id)
    }
  })
}
