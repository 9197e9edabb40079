import { dayIn } from '#shared/time'
import { type Connection, thisDevice } from './db'
import { type Dated, isSent, recordKinds, tableOf, type Refusal, type Waiting } from './rows'
import { read, write, type Writing } from './transaction'
import { knowledgeOf, noteHeard, noteUnheard, withUnheard } from './unheard'

/** In the order of their answers: what waits, and what was sent but this tab's screens may lack. */
export async function heldOf(userUuid: string, on = thisDevice): Promise<Waiting[]> {
  const known = knowledgeOf(on)
  const rows = (await rowsOf(userUuid, on)).filter((entry) => !isSetAside(entry))
  return withUnheard(userUuid, rows, known).sort(byTime)
}

/** Sent, but the server has newer answers, and the person has not seen that. */
export async function setAsideOf(userUuid: string, on = thisDevice): Promise<Waiting[]> {
  return (await rowsOf(userUuid, on)).filter(isSetAside).sort(byTime)
}

/** Of all accounts: only to be counted. */
export async function everybodysWaiting(on = thisDevice): Promise<Waiting[]> {
  return (await rowsOf(undefined, on)).filter((entry) => !isSent(entry) && !isSetAside(entry))
}

async function rowsOf(userUuid: string | undefined, on: Connection): Promise<Waiting[]> {
  const [drafts, edits, records] = await read(on, (tx) =>
    Promise.all([
      tx.objectStore('measurementDrafts').index('userUuid').getAll(userUuid),
      tx.objectStore('queuedMutations').index('userUuid').getAll(userUuid),
      tx.objectStore('queuedRecords').index('userUuid').getAll(userUuid),
    ]),
  )
  return [
    ...drafts.map((draft) => ({ kind: 'draft' as const, ...draft })),
    ...edits.map((edit) => ({ kind: 'edit' as const, ...edit })),
    ...records.filter(({ kind }) => recordKinds.includes(kind)),
  ]
}

const isSetAside = ({ syncStatus }: Waiting) => syncStatus === 'setAside'
const byTime = (one: Waiting, other: Waiting) =>
  one.createdAt.localeCompare(other.createdAt) || one.id! - other.id!

export async function waitingOf(userUuid: string, on = thisDevice): Promise<Waiting[]> {
  return (await heldOf(userUuid, on)).filter((entry) => !isSent(entry))
}

/** A row that was replaced meanwhile stays deleted. */
async function change<Row extends Waiting>(
  waiting: Row,
  some: Partial<Row>,
  on = thisDevice,
): Promise<void> {
  await write(on, async (tx) => {
    const store = tx.objectStore(tableOf(waiting))
    const row = await store.get(waiting.id!)
    if (row) await store.put({ ...row, ...some })
  })
}

/** After a date that the server refuses: too old, or of a clock that runs ahead (product/offline 2.4). */
export function redate(dated: Dated, now: Date, timeZone: string, on = thisDevice): Promise<void> {
  const date = now.toISOString()
  const fresh = { day: dayIn(now, timeZone), date, retryCount: 0, refusal: null }
  return dated.kind === 'draft'
    ? change(dated, { ...fresh, answeredAt: date }, on)
    : change(dated, fresh, on)
}

export async function discardAll(entries: readonly Waiting[], on = thisDevice): Promise<void> {
  await write(on, (tx) => remove(tx, entries))
}

async function remove(tx: Writing, entries: readonly Waiting[]): Promise<void> {
  for (const entry of entries) await tx.objectStore(tableOf(entry)).delete(entry.id!)
}

/** After the server has told this tab of them, and `settled` has kept that. Other tabs show them until they are told. */
export async function forgetSent(
  sent: readonly Waiting[],
  settled = async () => {},
  on = thisDevice,
): Promise<void> {
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
  list(userUuid: string): Promise<Waiting[]>
  /** It is about to be sent: whatever comes of that, the server may have it. */
  leaves(entry: Waiting): Promise<void>
  /** `revision`: the server has answers that were written later. */
  sent(entry: Waiting, kept: 'current' | 'revision'): Promise<void>
  /** `intercepted`: something between answered, not our server. */
  failed(entry: Waiting, intercepted: boolean): Promise<void>
  /** No answer, while our server answered others. */
  cutOff(entry: Waiting): Promise<void>
  refused(entry: Waiting, refusal: Refusal): Promise<void>
}

export function waitingStore(on = thisDevice): WaitingStore {
  const tried = ({ retryCount }: Waiting, refusal: Refusal | null) => ({
    retryCount: retryCount + 1,
    refusal,
    cutOff: false,
  })
  return {
    list: (userUuid) => waitingOf(userUuid, on),
    leaves: async (entry) => {
      // A browser that knows of no network sends nothing.
      if (navigator.onLine) await change(entry, { tried: true }, on)
    },
    sent: (entry, kept) =>
      change(entry, { syncStatus: kept === 'current' ? 'synced' : 'setAside' }, on),
    failed: (entry, intercepted) => change(entry, { ...tried(entry, null), intercepted }, on),
    cutOff: (entry) => change(entry, { cutOff: true }, on),
    refused: (entry, refusal) => change(entry, tried(entry, refusal), on),
  }
}
