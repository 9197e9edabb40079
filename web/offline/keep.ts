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
  /** The waiting entry that the form was made from; the new row takes its place. */
  replaces: WaitingEntry | null
}

/** Settles once the row was written and read back. @throws NotKeptError */
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

async function kept(writeAndRead: () => Promise<[written: object, found: object | undefined]>): Promise<void> {
  const [written, found] = await writeAndRead().catch((error: unknown) => {
    throw NotKeptError.from(error)
  })
  if (!found || !alike(written, found)) throw new NotKeptError('vanished')
}

/** Asks the browser to keep this site's storage when the device needs room. Firefox asks the person, once. */
export async function askToStay(): Promise<void> {
  const storage: StorageManager | undefined = navigator.storage
  if (storage?.persist && !(await storage.persisted())) await storage.persist()
}
