import { thisDevice } from './db'
import { isSent, tableOf, type Refusal, type WaitingEntry } from './rows'
import { read, write } from './transaction'

/**
 * What this device holds of this person's entries, in the order in which they were answered: what waits, and what was sent
 * but is not known to be on the screens yet.
 */
export async function heldEntries(userUuid: string, on = thisDevice): Promise<WaitingEntry[]> {
  const [drafts, edits] = await read(on, (tx) =>
    Promise.all([
      tx.objectStore('measurementDrafts').index('userUuid').getAll(userUuid),
      tx.objectStore('queuedMutations').index('userUuid').getAll(userUuid),
    ]),
  )
  const all: WaitingEntry[] = [
    ...drafts.map((draft) => ({ kind: 'draft' as const, ...draft })),
    ...edits.map((edit) => ({ kind: 'edit' as const, ...edit })),
  ]
  return all.sort((one, other) => one.createdAt.localeCompare(other.createdAt) || one.id! - other.id!)
}

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

/** A date that the server refuses (too old, or a clock that runs ahead) must not cost the answers (decisions, One day). */
export function redate(draft: WaitingEntry & { kind: 'draft' }, day: string, on = thisDevice): Promise<void> {
  return change<typeof draft>(draft, { day, date: null, answeredAt: null, retryCount: 0, refusal: null }, on)
}

/** Only when the person says so, or has sent what was made from it. */
export async function discard({ kind, id }: WaitingEntry, on = thisDevice): Promise<void> {
  await write(on, (tx) => tx.objectStore(tableOf[kind]).delete(id!))
}

/** Once the server has told the screens of it, what was sent needs no second copy on the device. */
export async function forgetSent(sent: readonly WaitingEntry[], on = thisDevice): Promise<void> {
  await write(on, async (tx) => {
    for (const { kind, id } of sent) await tx.objectStore(tableOf[kind]).delete(id!)
  })
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
    // Spec 2 §4: a draft goes from pending to synced, a queued mutation is deleted; here once the screens know of it.
    sent: (entry, kept) => (kept === 'current' ? change<WaitingEntry>(entry, { syncStatus: 'synced' }, on) : discard(entry, on)),
    failed: (entry, intercepted) => change(entry, { ...tried(entry, null), intercepted }, on),
    cutOff: (entry) => change(entry, { cutOff: true }, on),
    refused: (entry, refusal) => change(entry, tried(entry, refusal), on),
  }
}
