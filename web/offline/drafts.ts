import { announceChange } from './changes'
import { database, type MeasurementDraft } from './db'

type NewDraft = Omit<MeasurementDraft, 'id' | 'createdAt' | 'isOfflineGenerated' | 'syncStatus' | 'retryCount' | 'refusal'>

/**
 * Settles once the draft is really kept. The same person's earlier draft of the same day is what this one was made from:
 * it goes in the same transaction, so that one day waits as one entry.
 */
export async function addDraft(draft: NewDraft, now: Date): Promise<void> {
  const tx = (await database()).transaction('measurementDrafts', 'readwrite')
  const earlier = await tx.store.index('userUuid').getAll(draft.userUuid)
  for (const { id, animalId, day, syncStatus } of earlier) {
    if (animalId === draft.animalId && day === draft.day && syncStatus === 'pending') void tx.store.delete(id!)
  }
  void tx.store.add({
    ...draft,
    createdAt: now.toISOString(),
    isOfflineGenerated: true,
    syncStatus: 'pending',
    retryCount: 0,
    refusal: null,
  })
  await tx.done
  announceChange()
}

export async function pendingDrafts(userUuid: string): Promise<MeasurementDraft[]> {
  const drafts = await (await database()).getAllFromIndex('measurementDrafts', 'userUuid', userUuid)
  return drafts.filter(({ syncStatus }) => syncStatus === 'pending')
}

/** Changes a draft that is still there; one that was replaced meanwhile stays gone. */
export async function changeDraft(id: number, change: Partial<MeasurementDraft>): Promise<void> {
  const tx = (await database()).transaction('measurementDrafts', 'readwrite')
  const draft = await tx.store.get(id)
  if (draft) void tx.store.put({ ...draft, ...change })
  await tx.done
  announceChange()
}

/** Only when the person says so. */
export async function deleteDraft(id: number): Promise<void> {
  await (await database()).delete('measurementDrafts', id)
  announceChange()
}

/** What was sent needs no second copy on the device. */
export async function forgetSyncedDrafts(userUuid: string): Promise<void> {
  const tx = (await database()).transaction('measurementDrafts', 'readwrite')
  for (const { id, syncStatus } of await tx.store.index('userUuid').getAll(userUuid)) {
    if (syncStatus === 'synced') void tx.store.delete(id!)
  }
  await tx.done
}
