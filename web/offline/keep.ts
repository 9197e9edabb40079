import { alike } from './alike'
import { thisDevice } from './db'
import { NotKeptError } from '../device/notKept'
import { maxRetries, tableOf, type MeasurementDraft, type QueuedMutation, type WaitingEntry } from './rows'
import { read, write } from './transaction'

type Fresh = 'id' | 'createdAt' | 'retryCount' | 'refusal'
export type NewDraft = Omit<MeasurementDraft, Fresh | 'isOfflineGenerated' | 'syncStatus'>
export type NewEdit = Omit<QueuedMutation, Fresh | 'maxRetries'>

interface When {
  now: Date
  /** The waiting entry that the form showed, which the new one is made from: it takes its place, no other. */
  replaces: WaitingEntry | null
}

/** A new entry. Settles once it is really kept: written, and read back. @throws NotKeptError in words for the form */
export async function keepDraft(draft: NewDraft, { now, replaces }: When, on = thisDevice): Promise<void> {
  const row: MeasurementDraft = { ...draft, ...fresh(now), isOfflineGenerated: true, syncStatus: 'pending' }
  await kept(async () => {
    const id = await write(on, async (tx) => {
      const added = await tx.objectStore('measurementDrafts').add(row)
      if (replaces) await tx.objectStore(tableOf[replaces.kind]).delete(replaces.id!)
      return added
    })
    return [{ ...row, id }, await read(on, (tx) => tx.objectStore('measurementDrafts').get(id))]
  })
}

/** An edit of a known entry. As `keepDraft`. */
export async function keepEdit(edit: NewEdit, { now, replaces }: When, on = thisDevice): Promise<void> {
  const row: QueuedMutation = { ...edit, ...fresh(now), maxRetries }
  await kept(async () => {
    const id = await write(on, async (tx) => {
      const added = await tx.objectStore('queuedMutations').add(row)
      if (replaces) await tx.objectStore(tableOf[replaces.kind]).delete(replaces.id!)
      return added
    })
    return [{ ...row, id }, await read(on, (tx) => tx.objectStore('queuedMutations').get(id))]
  })
}

const fresh = (now: Date) => ({ createdAt: now.toISOString(), retryCount: 0, refusal: null })

/** What was written and what is there must be alike. */
async function kept(writeAndRead: () => Promise<[written: object, found: object | undefined]>): Promise<void> {
  const [written, found] = await writeAndRead().catch((error: unknown) => {
    throw NotKeptError.from(error)
  })
  if (!found || !alike(written, found)) throw new NotKeptError('vanished')
}

/**
 * Asks the browser not to evict this site's storage when the device needs room: most decide by themselves, Firefox asks the
 * person. Called when an entry waits; does nothing once granted.
 */
export async function askToStay(): Promise<void> {
  const storage: StorageManager | undefined = navigator.storage
  if (storage?.persist && !(await storage.persisted())) await storage.persist()
}
