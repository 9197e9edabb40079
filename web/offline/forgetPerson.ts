import { announceChange } from './changes'
import { database } from './db'

/** A deleted account leaves nothing on this device either: what waited for it has nowhere to go. */
export async function forgetPerson(userUuid: string): Promise<void> {
  const tables = ['measurementDrafts', 'queuedMutations'] as const
  const tx = (await database()).transaction(tables, 'readwrite')
  for (const table of tables) {
    const store = tx.objectStore(table)
    for (const id of await store.index('userUuid').getAllKeys(userUuid)) void store.delete(id)
  }
  await tx.done
  announceChange()
}
