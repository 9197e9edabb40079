import type { IDBPTransaction } from 'idb'
import { withReconnect } from '../../base/device/reconnect'
import { StorageError } from '../../base/device/storageError'
import { withTimeout } from '../../base/device/timeouts'
import { announceChange } from './changes'
import { tables, type Connection, type OfflineSchema, type Table } from './database'
import type { PendingChange } from './rows'

type Reading = IDBPTransaction<OfflineSchema, Table[]>
export type Writing = IDBPTransaction<OfflineSchema, Table[], 'readwrite'>

/** Writing to a full disk is slow. */
const readTimeoutMs = 2_000
const writeTimeoutMs = 10_000

export function read<T>(connection: Connection, work: (tx: Reading) => Promise<T>): Promise<T> {
  return withTimeout(
    readTimeoutMs,
    withReconnect(connection, async (db) => await work(db.transaction(tables, 'readonly'))),
  )
}

/** Settles once the writes are on the disk, all or none; then tells every tab. */
export async function write<T>(
  connection: Connection,
  work: (tx: Writing) => Promise<T>,
  forgotten: readonly PendingChange[] = [],
): Promise<T> {
  let giveUp = () => {}
  let givenUp = false
  const writing = withReconnect(connection, async (db) => {
    if (givenUp) throw new StorageError('silent')
    // By default Chromium completes before that.
    const tx = db.transaction(tables, 'readwrite', { durability: 'strict' })
    giveUp = () => abort(tx)
    const working = work(tx).catch((error: unknown) => {
      abort(tx)
      throw error
    })
    const [done] = await Promise.all([working, tx.done])
    return done
  })
  const result = await withTimeout(writeTimeoutMs, writing).catch((error: unknown) => {
    // The caller was told that nothing was kept.
    givenUp = true
    giveUp()
    throw error
  })
  announceChange(forgotten)
  return result
}

function abort(tx: Writing): void {
  try {
    tx.abort()
  } catch {
    // Already ended.
  }
}
