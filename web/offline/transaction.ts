import type { IDBPTransaction } from 'idb'
import { announceChange } from './changes'
import { tables, type Connection, type OfflineSchema } from './db'

type Tables = ('measurementDrafts' | 'queuedMutations')[]
type Reading = IDBPTransaction<OfflineSchema, Tables>
type Writing = IDBPTransaction<OfflineSchema, Tables, 'readwrite'>

export function read<T>(connection: Connection, work: (tx: Reading) => Promise<T>): Promise<T> {
  return reopening(connection, async (db) => await work(db.transaction([...tables], 'readonly')))
}

/** Settles once what `work` wrote is on the disk: all of it, or nothing where it throws. Then tells every tab. */
export async function write<T>(connection: Connection, work: (tx: Writing) => Promise<T>): Promise<T> {
  const result = await reopening(connection, async (db) => {
    // Chromium otherwise says 'complete' before the disk has it.
    const tx = db.transaction([...tables], 'readwrite', { durability: 'strict' })
    const working = work(tx).catch((error: unknown) => {
      abort(tx)
      throw error
    })
    const [done] = await Promise.all([working, tx.done])
    return done
  })
  announceChange()
  return result
}

function abort(tx: Writing): void {
  try {
    tx.abort()
  } catch {
    // The browser was faster.
  }
}

/** How browsers say that a connection that stood is gone: the tab slept, the disk was away, the site's data was cleared. */
const lost = new Set(['InvalidStateError', 'UnknownError', 'AbortError', 'NotFoundError'])

/** The same entry written twice would be sent twice, by the same id: no second entry. */
async function reopening<T>(connection: Connection, work: (db: Awaited<ReturnType<Connection['open']>>) => Promise<T>): Promise<T> {
  try {
    return await work(await connection.open())
  } catch (error) {
    if (!(error instanceof Error) || !lost.has(error.name)) throw error
    await connection.close()
    return await work(await connection.open())
  }
}
