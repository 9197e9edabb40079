import { type Connection, thisDevice } from './db'
import { isSent, tableOf, type Refusal, type WaitingEntry } from './rows'
import { read, write, type Writing } from './transaction'
import { knowledgeOf, noteHeard, noteUnheard, withUnheard } from './unheard'

/**
 * What this device holds of this person's entries, in the order in which they were answered: what waits, and what was sent
 * but is not known to be on this tab's screens yet.
 */
export async function heldEntries(userUuid: string, on = thisDevice): Promise<WaitingEntry[]> {
  const known = knowledgeOf(on)
  const rows = (await rowsOf(userUuid, on)).filter((entry) => !isSetAside(entry))
  return withUnheard(userUuid, rows, known).sort(byTime)
}

/** Sent, but older than what the server has: kept until the person has seen that. */
export async function setAsideEntries(userUuid: string, on = thisDevice): Promise<WaitingEntry[]> {
  return (await rowsOf(userUuid, on)).filter(isSetAside).sort(byTime)
}

/** Whoever wrote it: for nobody's eyes but a count. */
export async function everybodysWaiting(on = thisDevice): Promise<WaitingEntry[]> {
  return (await rowsOf(undefined, on)).filter((entry) => !isSent(entry) && !isSetAside(entry))
}

async function rowsOf(userUuid: string | undefined, on: Connection): Promise<WaitingEntry[]> {
  const [drafts, edits] = await read(on, (tx) =>
    Promise.all([
      tx.objectStore('measurementDrafts').index('userUuid').getAll(userUuid),
      tx.objectStore('queuedMutations').index('userUuid').getAll(userUuid),
    ]),
  )
  return [...drafts.map((draft) => ({ kind: 'draft' as const, ...draft })), ...edits.map((edit) => ({ kind: 'edit' as const, ...edit }))]
}

const isSetAside = ({ syncStatus }: WaitingEntry) => syncStatus === 'setAside'
const byTime = (one: WaitingEntry, other: WaitingEntry) => one.createdAt.localeCompare(other.createdAt) || one.id! - other.id!

/** What waits of them. */
export async function waitingEntries(userUuid: string, on = thisDevice): Promise<WaitingEntry[]> {
  return (await heldEntries(userUuid, on)).filter((entry) => !isSent(entry))
}

/** Changes a row that is still there; one that was replaced meanwhile stays gone. */
async function change<Row extends object>({ kind, id }: WaitingEntry, some: Partial<Row>, on = thisDevice): Promise<void> {
  await write(on, async (tx) => {
    const store = tx.objectStore(tableOf[kind])
    const row = await store.get(id!)
    if (row) await store.put({ ...row, ...some })
  })
}

/** A date that the server refuses (too old, or a clock that runs ahead) must not cost the answers (product/offline 2.4). */
export function redate(draft: WaitingEntry & { kind: 'draft' }, day: string, on = thisDevice): Promise<void> {
  return change<typeof draft>(draft, { day, date: null, answeredAt: null, retryCount: 0, refusal: null }, on)
}

/** Only when the person says so. */
export async function discardAll(entries: readonly WaitingEntry[], on = thisDevice): Promise<void> {
  await write(on, (tx) => remove(tx, entries))
}

async function remove(tx: Writing, entries: readonly WaitingEntry[]): Promise<void> {
  for (const { kind, id } of entries) await tx.objectStore(tableOf[kind]).delete(id!)
}

/**
 * Once the server has told this tab's screens of it, and `settled` says that this is kept, what was sent needs no second copy
 * on the device. Other tabs go on showing it until they are told themselves.
 */
export async function forgetSent(sent: readonly WaitingEntry[], settled = async () => {}, on = thisDevice): Promise<void> {
  noteHeard(sent, on)
  try {
    await settled()
    await write(on, (tx) => remove(tx, sent), sent)
  } catch (error) {
    // The rows are still there: the server is asked again for them.
    noteUnheard(sent, on)
    throw error
  }
}

/** What sync needs of the tables. */
export interface WaitingStore {
  list(userUuid: string): Promise<WaitingEntry[]>
  /** `revision`: answers written later stand in their place. */
  sent(entry: WaitingEntry, kept: 'current' | 'revision'): Promise<void>
  /** `intercepted`: it did not reach the server, which could be reached. */
  failed(entry: WaitingEntry, intercepted: boolean): Promise<void>
  /** It had no answer, while the server could be reached. */
  cutOff(entry: WaitingEntry): Promise<void>
  refused(entry: WaitingEntry, refusal: Refusal): Promise<void>
}

export function waitingStore(on = thisDevice): WaitingStore {
  const tried = ({ retryCount }: WaitingEntry, refusal: Refusal | null) => ({ retryCount: retryCount + 1, refusal, cutOff: false })
  return {
    list: (userUuid) => waitingEntries(userUuid, on),
    // A draft goes from pending to synced, and is deleted once the screens know of it (product/offline 2.1).
    sent: (entry, kept) => change<WaitingEntry>(entry, { syncStatus: kept === 'current' ? 'synced' : 'setAside' }, on),
    failed: (entry, intercepted) => change(entry, { ...tried(entry, null), intercepted }, on),
    cutOff: (entry) => change(entry, { cutOff: true }, on),
    refused: (entry, refusal) => change(entry, tried(entry, refusal), on),
  }
}
