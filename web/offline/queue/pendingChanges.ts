import { dayIn } from '#shared/base/time'
import { type QueueConnection, queueDatabase } from './database'
import { isSameRow } from './isSameRow'
import {
  refetchStateOf,
  markRefetched,
  unmarkRefetched,
  withDeletedElsewhere,
} from './refetchState'
import {
  type DatedChange,
  isSent,
  otherKinds,
  tableOf,
  type Refusal,
  type PendingChange,
  type PendingDose,
} from './rows'
import { read, write, type WriteTransaction } from './transaction'

/** Returns, in their order, pending changes and sent ones that this tab's screens may lack. */
export async function changesToShow(
  userUuid: string,
  connection = queueDatabase,
): Promise<PendingChange[]> {
  const refetchState = refetchStateOf(connection)
  const rows = (await rowsOf(userUuid, connection)).filter((change) => !isSuperseded(change))
  return withDeletedElsewhere(userUuid, rows, refetchState).sort(byTime)
}

/**
 * Returns sent changes that the server stored as revisions of newer answers, and that the user has
 * not acknowledged.
 */
export async function supersededOf(
  userUuid: string,
  connection = queueDatabase,
): Promise<PendingChange[]> {
  return (await rowsOf(userUuid, connection)).filter(isSuperseded).sort(byTime)
}

/** Returns the changes of all accounts, only to be counted. */
export async function allPending(connection = queueDatabase): Promise<PendingChange[]> {
  return (await rowsOf(undefined, connection)).filter(
    (change) => !isSent(change) && !isSuperseded(change),
  )
}

async function rowsOf(
  userUuid: string | undefined,
  connection: QueueConnection,
): Promise<PendingChange[]> {
  const [drafts, edits, records] = await read(connection, (tx) =>
    Promise.all([
      tx.objectStore('measurementDrafts').index('userUuid').getAll(userUuid),
      tx.objectStore('queuedMutations').index('userUuid').getAll(userUuid),
      tx.objectStore('queuedRecords').index('userUuid').getAll(userUuid),
    ]),
  )
  return [
    ...drafts.map((draft) => ({ kind: 'draft' as const, ...draft })),
    ...edits.map((edit) => ({ kind: 'edit' as const, ...edit })),
    ...records.filter(({ kind }) => otherKinds.includes(kind)),
  ]
}

const isSuperseded = ({ syncStatus }: PendingChange) => syncStatus === 'setAside'
const byTime = (one: PendingChange, other: PendingChange) =>
  one.createdAt.localeCompare(other.createdAt) || one.id! - other.id!

export async function pendingOf(
  userUuid: string,
  connection = queueDatabase,
): Promise<PendingChange[]> {
  return (await changesToShow(userUuid, connection)).filter((change) => !isSent(change))
}

/** A row that was replaced meanwhile stays deleted. */
async function patchRow<Row extends PendingChange>(
  pending: Row,
  fields: Partial<Row>,
  connection = queueDatabase,
  isCurrent: (row: object) => boolean = () => true,
): Promise<void> {
  await write(connection, async (tx) => {
    const store = tx.objectStore(tableOf(pending))
    const row = await store.get(pending.id!)
    if (row && isCurrent(row)) await store.put({ ...row, ...fields })
  })
}

/** Omits the fields that the outcomes of sends write: the user may change the others during a send. */
const rowWithoutOutcome = (row: object) => ({
  ...row,
  kind: null,
  tried: null,
  retryCount: null,
  refusal: null,
  intercepted: null,
  cutOff: null,
  syncStatus: null,
})

/**
 * Dates a change anew whose date the server refuses: it is too old, or of a clock that runs ahead (product/offline
 * 2.4). A dose keeps the day of its planned time.
 */
export function redate(
  dated: DatedChange,
  now: Date,
  timeZone: string,
  connection = queueDatabase,
): Promise<void> {
  const date = now.toISOString()
  const day = dated.kind === 'dose' ? dated.day : dayIn(now, timeZone)
  const fresh = { day, date, retryCount: 0, refusal: null }
  return dated.kind === 'draft'
    ? patchRow(dated, { ...fresh, answeredAt: date }, connection)
    : patchRow(dated, fresh, connection)
}

/** Sends a refused dose again as a second one, which the server then accepts. */
export const confirmDose = (dose: PendingDose, connection = queueDatabase): Promise<void> =>
  patchRow(
    dose,
    { content: { ...dose.content, guarded: false }, retryCount: 0, refusal: null },
    connection,
  )

export async function discardAll(
  changes: readonly PendingChange[],
  connection = queueDatabase,
): Promise<void> {
  await write(connection, (tx) => remove(tx, changes))
}

async function remove(tx: WriteTransaction, changes: readonly PendingChange[]): Promise<void> {
  for (const change of changes) await tx.objectStore(tableOf(change)).delete(change.id!)
}

/**
 * Runs after this tab has refetched, and `settled` has persisted that. Other tabs show the changes until they refetch.
 */
export async function deleteSent(
  changes: readonly PendingChange[],
  settled = async () => {},
  connection = queueDatabase,
): Promise<void> {
  markRefetched(changes, connection)
  try {
    await settled()
    await write(connection, (tx) => remove(tx, changes), changes)
  } catch (error) {
    // The rows still exist: the screens are refetched for them.
    unmarkRefetched(changes, connection)
    throw error
  }
}

export interface QueueStore {
  list(userUuid: string): Promise<PendingChange[]>
  /** Runs before a change is sent: from that moment the server may have it. */
  markTried(change: PendingChange): Promise<void>
  /** `revision` if the server has answers that were written later. */
  markSent(change: PendingChange, keptVersion: 'current' | 'revision'): Promise<void>
  /** `intercepted` if the response was not our server's. */
  countFailure(change: PendingChange, intercepted: boolean): Promise<void>
  /** Runs after a request without a response, while our server responded to others. */
  markCutOff(change: PendingChange): Promise<void>
  markRefused(change: PendingChange, refusal: Refusal): Promise<void>
}

export function queueStore(connection = queueDatabase): QueueStore {
  const countAttempt = ({ retryCount }: PendingChange, refusal: Refusal | null) => ({
    retryCount: retryCount + 1,
    refusal,
    cutOff: false,
  })
  /** Writes a failure, unless the user has changed the row meanwhile: then another request is due. */
  const patchFailed = (change: PendingChange, fields: Partial<PendingChange>) =>
    patchRow(change, fields, connection, (row) =>
      isSameRow(rowWithoutOutcome(row), rowWithoutOutcome(change)),
    )
  return {
    list: (userUuid) => pendingOf(userUuid, connection),
    markTried: (change) => patchRow(change, { tried: true }, connection),
    markSent: (change, keptVersion) =>
      patchRow(
        change,
        { syncStatus: keptVersion === 'current' ? 'synced' : 'setAside' },
        connection,
      ),
    countFailure: (change, intercepted) =>
      patchFailed(change, { ...countAttempt(change, null), intercepted }),
    markCutOff: (change) => patchFailed(change, { cutOff: true }),
    // `change` is the row before this send.
    markRefused: (change, refusal) => {
      const mayBeStored = change.refusal ? change.refusal.mayBeStored : change.tried
      return patchFailed(
        change,
        countAttempt(change, mayBeStored ? { ...refusal, mayBeStored } : refusal),
      )
    },
  }
}
