import { StorageError } from '../../base/device/storageError'
import { queueDatabase, type QueueTable } from './database'
import { isSameRow } from './isSameRow'
import {
  maxRetries,
  tableOf,
  type MeasurementDraft,
  type QueuedMutation,
  type OtherChange,
  type PendingChange,
  type OmitFromEach,
} from './rows'
import { read, write } from './transaction'

type SetByQueue = 'id' | 'createdAt' | 'retryCount' | 'refusal' | 'syncStatus'
export type NewDraft = Omit<MeasurementDraft, SetByQueue | 'isOfflineGenerated'>
export type NewEdit = Omit<QueuedMutation, SetByQueue | 'maxRetries'>
export type NewOtherChange = OmitFromEach<OtherChange, SetByQueue>

interface EnqueueOptions {
  now: Date
  /** The pending change that the form was filled from; the new row replaces it. */
  replaces: PendingChange | null
}

export const enqueueDraft = (
  draft: NewDraft,
  when: EnqueueOptions,
  connection = queueDatabase,
): Promise<void> =>
  enqueueRow(
    'measurementDrafts',
    { ...draft, ...newRowFields(when), isOfflineGenerated: true },
    when,
    connection,
  )

export const enqueueEdit = (
  edit: NewEdit,
  when: EnqueueOptions,
  connection = queueDatabase,
): Promise<void> =>
  enqueueRow('queuedMutations', { ...edit, ...newRowFields(when), maxRetries }, when, connection)

export const enqueueOtherChange = (
  record: NewOtherChange,
  when: EnqueueOptions,
  connection = queueDatabase,
): Promise<void> =>
  enqueueRow('queuedRecords', { ...record, ...newRowFields(when) }, when, connection)

const newRowFields = ({ now }: EnqueueOptions) => ({
  createdAt: now.toISOString(),
  retryCount: 0,
  refusal: null,
  syncStatus: 'pending' as const,
})

/**
 * Resolves once the row was written and read back.
 * @throws StorageError
 */
async function enqueueRow(
  table: QueueTable,
  row: MeasurementDraft | QueuedMutation | OtherChange,
  { replaces }: EnqueueOptions,
  connection: typeof queueDatabase,
): Promise<void> {
  const isStored = await writeAndVerify(table, row, replaces, connection).catch(
    (error: unknown) => {
      throw StorageError.from(error)
    },
  )
  if (!isStored) throw new StorageError('vanished')
}

/** Writes the row, and returns whether the row that is read back is the same. */
async function writeAndVerify(
  table: QueueTable,
  row: MeasurementDraft | QueuedMutation | OtherChange,
  replaces: PendingChange | null,
  connection: typeof queueDatabase,
): Promise<boolean> {
  const id = await write(connection, async (tx) => {
    const added = await tx.objectStore(table).add(row)
    if (replaces) await tx.objectStore(tableOf(replaces)).delete(replaces.id!)
    return added
  })
  const storedRow = { ...row, id }
  // The write is complete, so a failed read-back counts as stored: a second try would store it twice.
  const foundRow = await read(connection, (tx) => tx.objectStore(table).get(id)).catch(
    () => storedRow,
  )
  return foundRow !== undefined && isSameRow(storedRow, foundRow)
}
