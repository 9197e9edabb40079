import { announceChange } from './changes'
import { database, type QueuedMutation } from './db'

type NewMutation = Omit<QueuedMutation, 'id' | 'createdAt' | 'retryCount' | 'maxRetries' | 'refusal'>

/** Only items with fewer retries are resent by themselves (spec 2 §9). */
export const maxRetries = 3

/** Settles once the edit is really kept. It replaces the same person's earlier edit of the same entry, as PUT would. */
export async function enqueue(mutation: NewMutation, now: Date): Promise<void> {
  const tx = (await database()).transaction('queuedMutations', 'readwrite')
  const earlier = await tx.store.index('userUuid').getAll(mutation.userUuid)
  for (const { id, measurementId } of earlier) {
    if (measurementId === mutation.measurementId) void tx.store.delete(id!)
  }
  void tx.store.add({ ...mutation, createdAt: now.toISOString(), retryCount: 0, maxRetries, refusal: null })
  await tx.done
  announceChange()
}

export async function queuedMutations(userUuid: string): Promise<QueuedMutation[]> {
  return (await database()).getAllFromIndex('queuedMutations', 'userUuid', userUuid)
}

export async function changeMutation(id: number, change: Partial<QueuedMutation>): Promise<void> {
  const tx = (await database()).transaction('queuedMutations', 'readwrite')
  const mutation = await tx.store.get(id)
  if (mutation) void tx.store.put({ ...mutation, ...change })
  await tx.done
  announceChange()
}

export async function deleteMutation(id: number): Promise<void> {
  await (await database()).delete('queuedMutations', id)
  announceChange()
}
