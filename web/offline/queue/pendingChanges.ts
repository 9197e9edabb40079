import { dayIn } from '#shared/base/time'
import { type QueueConnection, queueDatabase } from './database'
import {
  type DatedChange,
  isSent,
  recordKinds,
  tableOf,
  type Refusal,
  type PendingChange,
  type PendingDose,
} from './rows'
import { read, write, type Writing } from './transaction'
import {
  acknowledgementsOf,
  acknowledge,
  revokeAcknowledgement,
  withUnacknowledged,
} from './unacknowledged'

/** Returns, in their order, pending changes and sent ones that this tab's screens may lack. */
export async function unacknowledgedOf(
  userUuid: string,
  on = queueDatabase,
): Promise<PendingChange[]> {
  const acknowledgements = acknowledgementsOf(on)
  const rows = (await rowsOf(userUuid, on)).filter((change) => !isSetAside(change))
  return withUnacknowledged(userUuid, rows, acknowledgements).sort(byTime)
}

/** Returns sent changes that the server set aside for newer answers, and that the user has not acknowledged. */
export async function setAsideOf(userUuid: string, on = queueDatabase): Promise<PendingChange[]> {
  return (await rowsOf(userUuid, on)).filter(isSetAside).sort(byTime)
}

/** Returns the changes of all accounts, only to be counted. */
export async function allPending(on = queueDatabase): Promise<PendingChange[]> {
  return (await rowsOf(undefined, on)).filter((change) => !isSent(change) && !isSetAside(change))
}

async function rowsOf(userUuid: string | undefined, on: QueueConnection): Promise<PendingChange[]> {
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

const isSetAside = ({ syncStatus }: PendingChange) => syncStatus === 'setAside'
const byTime = (one: PendingChange, other: PendingChange) =>
  one.createdAt.localeCompare(other.createdAt) || one.id! - other.id!

export async function pendingOf(userUuid: string, on = queueDatabase): Promise<PendingChange[]> {
  return (await unacknowledgedOf(userUuid, on)).filter((change) => !isSent(change))
}

/** A row that was replaced meanwhile stays deleted. */
async function patchRow<Row extends PendingChange>(
  pending: Row,
  fields: Partial<Row>,
  on = queueDatabase,
): Promise<void> {
  await write(on, async (tx) => {
    const store = tx.objectStore(tableOf(pending))
    const row = await store.get(pending.id!)
    if (row) await store.put({ ...row, ...fields })
  })
}

/**
 * Dates a change anew whose date the server refuses: it is too old, or of a clock that runs ahead (product/offline
 * 2.4).
 */
export function redate(
  dated: DatedChange,
  now: Date,
  timeZone: string,
  on = queueDatabase,
): Promise<void> {
  const date = now.toISOString()
  const fresh = { day: dayIn(now, timeZone), date, retryCount: 0, refusal: null }
  return dated.kind === 'draft'
    ? patchRow(dated, { ...fresh, answeredAt: date }, on)
    : patchRow(dated, fresh, on)
}

/** Sends a refused dose again as a second one, which the server then accepts. */
export const confirmDose = (dose: PendingDose, on = queueDatabase): Promise<void> =>
  patchRow(dose, { content: { ...dose.content, guarded: false }, retryCount: 0, refusal: null }, on)

export async function discardAll(
  changes: readonly PendingChange[],
  on = queueDatabase,
): Promise<void> {
  await write(on, (tx) => remove(tx, changes))
}

async function remove(tx: Writing, changes: readonly PendingChange[]): Promise<void> {
  for (const change of changes) await tx.objectStore(tableOf(change)).delete(change.id!)
}

/**
 * Runs after this tab has refetched, and `settled` has persisted that. Other tabs show the changes until they refetch.
 */
export async function deleteSent(
  changes: readonly PendingChange[],
  settled = async () => {},
  on = queueDatabase,
): Promise<void> {
  acknowledge(changes, on)
  try {
    await settled()
    await write(on, (tx) => remove(tx, changes), changes)
  } catch (error) {
    // The rows still exist: the screens are refetched for them.
    revokeAcknowledgement(changes, on)
    throw error
  }
}

export interface QueueStore {
  list(userUuid: string): Promise<PendingChange[]>
  /** Runs before a change is sent: whatever comes of that, the server may have it. */
  markTried(change: PendingChange): Promise<void>
  /** `revision` if the server has answers that were written later. */
  markSent(change: PendingChange, keptVersion: 'current' | 'revision'): Promise<void>
  /** `intercepted` if the response was not our server's. */
  countFailure(change: PendingChange, intercepted: boolean): Promise<void>
  /** Runs after a request without a response, while our server responded to others. */
  markCutOff(change: PendingChange): Promise<void>
  markRefused(change: PendingChange, refusal: Refusal): Promise<void>
}

export function queueStore(on = queueDatabase): QueueStore {
  const addTry = ({ retryCount }: PendingChange, refusal: Refusal | null) => ({
    retryCount: retryCount + 1,
    refusal,
    cutOff: false,
  })
  return {
    list: (userUuid) => pendingOf(userUuid, on),
    markTried: async (change) => {
      // A browser without a network sends nothing.
      if (navigator.onLine) await patchRow(change, { tried: true }, on)
    },
    markSent: (change, keptVersion) =>
      patchRow(change, { syncStatus: keptVersion === 'current' ? 'synced' : 'setAside' }, on),
    countFailure: (change, intercepted) =>
      patchRow(change, { ...addTry(change, null), intercepted }, on),
    markCutOff: (change) => patchRow(change, { cutOff: true }, on),
    markRefused: (change, refusal) => patchRow(change, addTry(change, refusal), on),
  }
}
