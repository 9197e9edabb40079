import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { answeredWithin } from '../device/patience'
import type { StoreRecord } from './answerFromRecords'
import { upgraded } from './formerRecords'

/** What a person's app last knew, kept for a start without a network. */
export interface Kept {
  userUuid: string
  /** ISO instant: when the server was last heard. */
  heardAt: string
  records: Record<string, StoreRecord>
}

interface Schema extends DBSchema {
  kept: { key: string; value: Kept }
}

/** Apart from the entries that wait: this may be lost at any time, those may not. */
async function withDatabase<Result>(work: (db: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const db = await openDB<Schema>('nephrochat-kept', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('kept', { keyPath: 'userUuid' }),
  })
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

const patienceMs = 2_000

/** Of whichever build. Null when there is nothing of this person, or the browser keeps nothing. */
export async function readKept(userUuid: string): Promise<Kept | null> {
  try {
    const kept = await answeredWithin(patienceMs, withDatabase((db) => db.get('kept', userUuid)))
    return kept ? { ...kept, records: upgraded(kept.records) } : null
  } catch (error) {
    console.warn('what was kept cannot be read', error)
    return null
  }
}

/**
 * `make` is given what is kept so far and says what shall be, or null for no change. It is asked within the transaction:
 * nothing that `forgetKept` takes away comes back by a write that was on its way. Whether it changed.
 */
export async function changeKept(userUuid: string, make: (before: Kept | null) => Omit<Kept, 'userUuid'> | null): Promise<boolean> {
  return await withDatabase(async (db) => {
    const tx = db.transaction('kept', 'readwrite')
    const before = await tx.store.get(userUuid)
    const kept = make(before ? { ...before, records: upgraded(before.records) } : null)
    if (kept) await tx.store.put({ userUuid, ...kept })
    await tx.done
    return kept !== null
  })
}

/** At sign-out, and when someone else signs in: everything but what is `exceptFor` her. */
export async function forgetKept(exceptFor: string | null): Promise<void> {
  await withDatabase(async (db) => {
    const tx = db.transaction('kept', 'readwrite')
    for (const key of await tx.store.getAllKeys()) if (key !== exceptFor) await tx.store.delete(key)
    await tx.done
  })
}
