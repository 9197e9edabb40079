import type { IDBPTransaction } from 'idb'
import { announceChange } from './changes'
import { tables, type Connection, type OfflineSchema } from './db'
import { NotKeptError } from './notKept'
import { answeredWithin } from './patience'
import type { WaitingEntry } from './rows'

type Tables = ('measurementDrafts' | 'queuedMutations')[]
type Reading = IDBPTransaction<OfflineSchema, Tables>
export type Writing = IDBPTransaction<OfflineSchema, Tables, 'readwrite'>

/** Tables that have not answered by then never do, as far as who waits for a form can tell; a full disk writes slowly. */
const readPatienceMs = 2_000
const writePatienceMs = 10_000

export function read<T>(connection: Connection, work: (tx: Reading) => Promise<T>): Promise<T> {
  return answeredWithin(readPatienceMs, reopening(connection, async (db) => await work(db.transaction([...tables], 'readonly'))))
}

/** Settles once what `work` wrote is on the disk: all of it, or nothing where it throws. Then tells every tab (changes.ts). */
export async function write<T>(connection: Connection, work: (tx: Writing) => Promise<T>, forgotten: readonly WaitingEntry[] = []): Promise<T> {
  let giveUp = () => {}
  let givenUp = false
  const writing = reopening(connection, async (db) => {
    if (givenUp) throw new NotKeptError('silent')
    // Chromium otherwise says 'complete' before the disk has it.
    const tx = db.transaction([...tables], 'readwrite', { durability: 'strict' })
    giveUp = () => abort(tx)
    const working = work(tx).catch((error: unknown) => {
      abort(tx)
      throw error
    })
    const [done] = await Promise.all([working, tx.done])
    return done
  })
  const result = await answeredWithin(writePatienceMs, writing).catch((error: unknown) => {
    // What was not acknowledged shall not be written after all.
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
    // The browser was faster.
  }
}

/** How browsers say that a connection that stood is gone: the tab slept, the disk was away, the site's data was cleared. */
const lost = new Set(['InvalidStateError', 'UnknownError', 'AbortError', 'NotFoundError'])

/** A connection that was lost is opened again, once. The same entry written twice would be sent twice, by the same id: no second entry. */
export async function reopening<Db, T>(connection: { open(): Promise<Db>; close(): Promise<void> }, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await work(await connection.open())
  } catch (error) {
    if (!(error instanceof Error) || !lost.has(error.name)) throw error
    await connection.close()
    return await work(await connection.open())
  }
}
