import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { withTimeout } from '../../base/device/timeouts'
import type { StoreRecord } from '../../base/relay/storeRecord'
import { upgradeRecords } from './upgradeRecords'

/** Names that rows have on devices: the moment at which a record, and the last response, came from the server (ISO). */
export const receivedAt = '__toldAt'
const respondedAtKey = 'heardAt'

export interface Mirror {
  userUuid: string
  /** ISO instant of the server's last response. */
  respondedAt: string
  records: Record<string, StoreRecord>
}

/** Records are JSON, which is cheaper to write and to read. Rows from before 23 November 2026 have objects. */
type Row = { userUuid: string; records: string | Mirror['records'] } & Record<
  typeof respondedAtKey,
  string
>

interface Schema extends DBSchema {
  kept: { key: string; value: Row }
}

const databaseName = 'nephrochat-kept'

/** Opens the mirror's database. It may be lost, unlike the queue's. */
async function withDatabase<Result>(
  work: (db: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  // With version 2, an older build in another tab does not open rows that it could not read.
  const db = await openDB<Schema>(databaseName, 2, {
    upgrade: (fresh, version) =>
      void (version === 0 && fresh.createObjectStore('kept', { keyPath: 'userUuid' })),
  })
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

const mirrorIn = (row: Row): Mirror => ({
  userUuid: row.userUuid,
  respondedAt: row[respondedAtKey],
  records: upgradeRecords(
    typeof row.records === 'string' ? (JSON.parse(row.records) as Mirror['records']) : row.records,
  ),
})

const timeoutMs = 2_000

export async function readMirror(userUuid: string): Promise<Mirror | null> {
  try {
    const row = await withTimeout(
      timeoutMs,
      withDatabase((db) => db.get('kept', userUuid)),
    )
    return row ? mirrorIn(row) : null
  } catch (error) {
    console.warn('the persisted records could not be read', error)
    return null
  }
}

/**
 * `make` returns the mirror to write, `null` if there is no change. It runs in the transaction, so
 * that a deleted record does not return.
 */
export async function updateMirror(
  userUuid: string,
  make: (before: Mirror | null) => Omit<Mirror, 'userUuid'> | null,
): Promise<boolean> {
  return await withDatabase(async (db) => {
    const tx = db.transaction('kept', 'readwrite')
    // A request keeps the transaction open, and its result arrives in a separate task: the page renders between them.
    const yieldToRendering = () => tx.store.count()
    const row = await tx.store.get(userUuid)
    const oldMirror = row ? mirrorIn(row) : null
    await yieldToRendering()
    const changed = make(oldMirror)
    await yieldToRendering()
    const records = changed && JSON.stringify(changed.records)
    await yieldToRendering()
    if (changed)
      await tx.store.put({ userUuid, [respondedAtKey]: changed.respondedAt, records: records! })
    await tx.done
    return changed !== null
  })
}

/** Returns whether this device has had a mirror. Old browsers do not list their databases. */
export async function hasMirrors(): Promise<boolean> {
  const databases = await indexedDB.databases?.()
  return databases?.some(({ name }) => name === databaseName) ?? true
}

export async function deleteMirrors(exceptFor: string | null): Promise<void> {
  await withDatabase(async (db) => {
    const tx = db.transaction('kept', 'readwrite')
    for (const key of await tx.store.getAllKeys()) if (key !== exceptFor) await tx.store.delete(key)
    await tx.done
  })
}
