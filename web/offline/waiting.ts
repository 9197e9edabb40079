import { type Connection, thisDevice } from './db'
import { isSent, tableOf, type Refusal, type WaitingEntry } from './rows'
import { read, write, type Writing } from './transaction'
import { knowledgeOf, noteHeard, noteUnheard, withUnheard } from './unheard'

/** In the order of their answers: what waits, and what was sent but this tab's screens may lack. */
export async function heldEntries(userUuid: string, on = thisDevice): Promise<WaitingEntry[]> {
  const known = knowledgeOf(on)
  const rows = (await rowsOf(userUuid, on)).filter((entry) => !isSetAside(entry))
  return withUnheard(userUuid, rows, known).sort(byTime)
}

/** Sent, but the server has newer answers, and the person has not seen that. */
export async function setAsideEntries(userUuid: string, on = thisDevice): Promise<WaitingEntry[]> {
  return (await rowsOf(userUuid, on)).filter(isSetAside).sort(byTime)
}

/** Of all accounts: only to be counted. */
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

export async function waitingEntries(userUuid: string, on = thisDevice): Promise<WaitingEntry[]> {
  return (await heldEntries(userUuid, on)).filter((entry) => !isSent(entry))
}

/** A row that was replaced meanwhile stays deleted. */
async function change<Row extends object>({ kind, id }: WaitingEntry, some: Partial<Row>, on = thisDevice): Promise<void> {
  await write(on, async (tx) => {
    const store = tx.objectStore(tableOf[kind])
    const row = await store.get(id!)
    if (row) await store.put({ ...row, ...some })
  })
}

/** After a date that the server refuses: too old, or of a clock that runs ahead (product/offline 2.4). */
export function redate(draft: WaitingEntry & { kind: 'draft' }, day: string, on = thisDevice): Promise<void> {
  return change<typeof draft>(draft, { day, date: null, answeredAt: null, retryCount: 0, refusal: null }, on)
}

export async function discardAll(entries: readonly WaitingEntry[], on = thisDevice): Promise<void> {
  await write(on, (tx) => remove(tx, entries))
}

async function remove(tx: Writing, entries: readonly WaitingEntry[]): Promise<void> {
  for (const { kind, id } of entries) await tx.objectStore(tableOf[kind]).delete(id!)
}

/** After the server has told this tab of them, and `settled` has kept that. Other tabs show them until they are told. */
export async function forgetSent(sent: readonly WaitingEntry[], settled = async () => {}, on = thisDevice): Promise<void> {
  noteHeard(sent, on)
  try {
    await settled()
    await write(on, (tx) => remove(tx, sent), sent)
  } catch (error) {
    // The rows still exist: the server is asked again for them.
    noteUnheard(sent, on)
    throw error
  }
}

export interface WaitingStore {
  list(userUuid: string): Promise<WaitingEntry[]>
  /** `revision`: the server has answers that were written later. */
  sent(entry: WaitingEntry, kept: 'current' | 'revision'): Promise<void>
  /** `intercepted`: something between answered, not our server. */
  failed(entry: WaitingEntry, intercepted: boolean): Promise<void>
  /** No answer, while our server answered others. */
  cutOff(entry: WaitingEntry): Promise<void>
  refused(entry: WaitingEntry, refusal: Refusal): Promise<void>
}

export function waitingStore(on = thisDevice): WaitingStore {
  const tried = ({ retryCount }: WaitingEntry, refusal: Refusal | null) => ({ retryCount: retryCount + 1, refusal, cutOff: false })
  return {
    list: (userUuid) => waitingEntries(userUuid, on),
    sent: (entry, kept) => change<WaitingEntry>(entry, { syncStatus: kept === 'current' ? 'synced' : 'setAside' }, on),
    failed: (entry, intercepted) => change(entry, { ...tried(entry, null), intercepted }, on),
    cutOff: (entry) => change(entry, { cutOff: true }, on),
    refused: (entry, refusal) => change(entry, tried(entry, refusal), on),
  }
}
