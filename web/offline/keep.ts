import { NotKeptError } from '../device/notKept'
import { alike } from './alike'
import { thisDevice, type Table } from './db'
import {
  maxRetries,
  tableOf,
  type MeasurementDraft,
  type QueuedMutation,
  type QueuedRecord,
  type Waiting,
  type Without,
} from './rows'
import { read, write } from './transaction'

type Fresh = 'id' | 'createdAt' | 'retryCount' | 'refusal' | 'syncStatus'
export type NewDraft = Omit<MeasurementDraft, Fresh | 'isOfflineGenerated'>
export type NewEdit = Omit<QueuedMutation, Fresh | 'maxRetries'>
export type NewRecord = Without<QueuedRecord, Fresh>

interface When {
  now: Date
  /** The waiting one that the form was made from; the new row takes its place. */
  replaces: Waiting | null
}

export const keepDraft = (draft: NewDraft, when: When, on = thisDevice): Promise<void> =>
  keepRow('measurementDrafts', { ...draft, ...fresh(when), isOfflineGenerated: true }, when, on)

export const keepEdit = (edit: NewEdit, when: When, on = thisDevice): Promise<void> =>
  keepRow('queuedMutations', { ...edit, ...fresh(when), maxRetries }, when, on)

export const keepRecord = (record: NewRecord, when: When, on = thisDevice): Promise<void> =>
  keepRow('queuedRecords', { ...record, ...fresh(when) }, when, on)

const fresh = ({ now }: When) => ({
  createdAt: now.toISOString(),
  retryCount: 0,
  refusal: null,
  syncStatus: 'pending' as const,
})

/** Settles once the row was written, and read back where the device answers in time. @throws NotKeptError */
async function keepRow(
  table: Table,
  row: MeasurementDraft | QueuedMutation | QueuedRecord,
  { replaces }: When,
  on: typeof thisDevice,
): Promise<void> {
  const found = await written(table, row, replaces, on).catch((error: unknown) => {
    throw NotKeptError.from(error)
  })
  if (!found) throw new NotKeptError('vanished')
}

/** Returns whether the row that is read back is the one that was written. */
async function written(
  table: Table,
  row: MeasurementDraft | QueuedMutation | QueuedRecord,
  replaces: Waiting | null,
  on: typeof thisDevice,
): Promise<boolean> {
  const id = await write(on, async (tx) => {
    const added = await tx.objectStore(table).add(row)
    if (replaces) await tx.objectStore(tableOf(replaces)).delete(replaces.id!)
    return added
  })
  const stored = { ...row, id }
  // The write is complete: a device that is too slow to read it back keeps it, and would send it beside a second try.
  const found = await read(on, (tx) => tx.objectStore(table).get(id)).catch(() => stored)
  return found !== undefined && alike(stored, found)
}

/** Asks the browser to keep this site's storage when the device needs room. Firefox asks the person, once. */
export async function askToStay(): Promise<void> {
  const storage: StorageManager | undefined = navigator.storage
  if (storage?.persist && !(await storage.persisted())) await storage.persist()
}
