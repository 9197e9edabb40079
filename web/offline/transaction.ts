import type { IDBPTransaction } from 'idb'
import { NotKeptError } from '../device/notKept'
import { answeredWithin } from '../device/patience'
import { reopening } from '../device/reopening'
import { announceChange } from './changes'
import { tables, type Connection, type OfflineSchema } from './db'
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
