import type { IDBPTransaction } from 'idb'
import { withReconnect } from '../../base/device/reconnect'
import { StorageError } from '../../base/device/storageError'
import { withTimeout } from '../../base/device/timeouts'
import { announceChange } from './changes'
import { tables, type QueueConnection, type OfflineSchema, type QueueTable } from './database'
import type { PendingChange } from './rows'

type ReadTransaction = IDBPTransaction<OfflineSchema, QueueTable[]>
export type WriteTransaction = IDBPTransaction<OfflineSchema, QueueTable[], 'readwrite'>

const readTimeoutMs = 2_000
/** Writing to a full disk is slow. */
const writeTimeoutMs = 10_000

export function read<T>(
  connection: QueueConnection,
  work: (tx: ReadTransaction) => Promise<T>,
): Promise<T> {
  return withTimeout(
    readTimeoutMs,
    withReconnect(connection, async (db) => await work(db.transaction(tables, 'readonly'))),
  )
}

/** Resolves once all writes are on the disk, or none; then notifies every tab. */
export async function write<T>(
  connection: QueueConnection,
  work: (tx: WriteTransaction) => Promise<T>,
  deleted: readonly PendingChange[] = [],
): Promise<T> {
  let abortTransaction = () => {}
  let isGivenUp = false
  const writing = withReconnect(connection, async (db) => {
    if (isGivenUp) throw new StorageError('timeout')
    // Chromium's default completes before the data is on the disk.
    const tx = db.transaction(tables, 'readwrite', { durability: 'strict' })
    abortTransaction = () => abort(tx)
    const working = work(tx).catch((error: unknown) => {
      abort(tx)
      throw error
    })
    const [done] = await Promise.all([working, tx.done])
    return done
  })
  const result = await withTimeout(writeTimeoutMs, writing).catch((error: unknown) => {
    // The caller reports that nothing was stored.
    isGivenUp = true
    abortTransaction()
    throw error
  })
  announceChange(deleted)
  return result
}

function abort(tx: WriteTransaction): void {
  try {
    tx.abort()
  } catch {
    // The transaction had ended already.
  }
}
