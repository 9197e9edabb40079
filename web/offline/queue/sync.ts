import { HOUR_MS } from '#shared/base/duration'
import type { QueueStore } from './pendingChanges'
import {
  type DatedChange,
  isDose,
  isEntry,
  isWeighing,
  keyOf,
  needsUser,
  type PendingChange,
  type Refusal,
} from './rows'

export type SendOutcome =
  /** `revision` if the server has answers that were written later. */
  | { kind: 'sent'; kept: 'current' | 'revision' }
  /** No change can be sent: the session could not be renewed, or the code of the kinds did not load. */
  | { kind: 'unreachable' }
  /** No response: there is no network, or the connection was reset. */
  | { kind: 'cutOff' }
  /** A captive portal or a filter responded. */
  | { kind: 'intercepted' }
  /** No account is signed in, or another one. */
  | { kind: 'signedOut' }
  | { kind: 'later'; seconds: number }
  /** A later try may not have this error. */
  | { kind: 'failed' }
  /** Every retry would have this error (product/offline 2.4). */
  | { kind: 'refused'; refusal: Refusal }

/** The end of the Retry-After, in ms since 1970. The device's tabs share it. */
export interface RetryAfter {
  pausedUntil(): number
  pauseUntil(pausedUntil: number): void
}

export interface SyncPorts {
  now(): number
  store: QueueStore
  /** Uses the session of the change's account only. */
  send(change: PendingChange): Promise<SendOutcome>
  /** `false` if the device reports that it has no network, which may be wrong. */
  isOnline(): boolean
  /** Resolves with whether our server responds to a request without a change. */
  isReachable(): Promise<boolean>
  /** Resolves with `null` if another tab is sending. */
  lock<Result>(run: () => Promise<Result>): Promise<Result | null>
  retryAfter: RetryAfter
}

export interface SyncResult {
  sent: number
  /** Sent changes of which the server has newer answers. */
  superseded: PendingChange[]
  /** The number of changes that later runs send. */
  pendingCount: number
  stopped: 'unreachable' | 'signedOut' | 'later' | null
}

/** Bounds a Retry-After, and the effect of a clock that was set back. */
const maxPauseMs = HOUR_MS

/** Sends each cat's changes in order: a failure holds back the later ones until the next run. `force` tries all. */
export async function sync(
  userUuid: string,
  ports: SyncPorts,
  { force = false } = {},
): Promise<SyncResult | null> {
  return await ports.lock(async () => {
    const { store, retryAfter } = ports
    const result: SyncResult = {
      sent: 0,
      superseded: [],
      pendingCount: 0,
      stopped: isPaused(retryAfter, ports.now()) ? 'later' : null,
    }
    // Without a network, changes stay untried: the user can take them back without the server.
    if (!ports.isOnline() && !(await ports.isReachable())) result.stopped ??= 'unreachable'
    const triedKeys = new Set<string>()
    const heldBack = new Set<string>()
    const isDue = (change: PendingChange, _: number, all: PendingChange[]) =>
      !triedKeys.has(keyOf(change)) &&
      !heldBack.has(change.animalId) &&
      (force || !needsUser(change)) &&
      !all.some((other) => isAheadOf(other, change))
    while (result.stopped === null) {
      // The rows are read again for each change: they may be saved or replaced meanwhile.
      const due = (await store.list(userUuid)).filter(isDue)
      const change = due.find(({ cutOff }) => !cutOff) ?? due[0]
      if (!change) break
      triedKeys.add(keyOf(change))
      // If the device is full, the change is sent without this mark.
      if (!change.tried) await store.markTried(change).catch(() => null)
      await applyOutcome(await ports.send(change), change, { ports, result, heldBack })
    }
    result.pendingCount = (await store.list(userUuid)).filter((change) => !needsUser(change)).length
    return result
  })
}

/**
 * Stores the outcome of a request, and counts it. A failure holds back the cat's later changes or stops
 * the run.
 */
async function applyOutcome(
  outcome: SendOutcome,
  change: PendingChange,
  { ports, result, heldBack }: { ports: SyncPorts; result: SyncResult; heldBack: Set<string> },
): Promise<void> {
  const { store, retryAfter } = ports
  switch (outcome.kind) {
    case 'sent':
      await ignoreStorageError(store.markSent(change, outcome.kept))
      result.sent += 1
      if (outcome.kept === 'revision') result.superseded.push(change)
      break
    case 'refused':
      await ignoreStorageError(store.markRefused(change, outcome.refusal))
      break
    case 'failed':
      await ignoreStorageError(store.countFailure(change, false))
      heldBack.add(change.animalId)
      break
    case 'intercepted':
    case 'cutOff':
      if (!(await ports.isReachable())) {
        result.stopped = 'unreachable'
        break
      }
      // A change that is cut off again holds back no later ones. A missing response does not count as a failure
      // (product/offline 2.2).
      if (!change.cutOff) heldBack.add(change.animalId)
      await ignoreStorageError(
        outcome.kind === 'cutOff' ? store.markCutOff(change) : store.countFailure(change, true),
      )
      break
    case 'later':
      retryAfter.pauseUntil(ports.now() + Math.min(outcome.seconds * 1000, maxPauseMs))
      result.stopped = 'later'
      break
    case 'unreachable':
    case 'signedOut':
      result.stopped = outcome.kind
  }
}

/**
 * Ignores that a full device cannot store an outcome: the other changes are sent all the same, and a later run sends
 * this one again.
 */
const ignoreStorageError = (outcome: Promise<void>): Promise<void> =>
  outcome.catch((error: unknown) => console.warn('the outcome of a request is not stored', error))

/**
 * A result is sent before its correction (product/offline 1.10). Answers, weighings and doses are sent before 'Vu,
 * merci' of the watch that they raise (1.9), even if they are delayed or corrected.
 */
function isAheadOf(other: PendingChange, change: PendingChange): boolean {
  if (change.kind === 'correctedLabResult')
    return other.kind === 'labResult' && other.uuid === change.uuid
  return (
    change.kind === 'seenWatch' &&
    (isEntry(other) || isWeighing(other) || isDose(other) || other.kind === 'undoneDose') &&
    other.animalId === change.animalId &&
    !needsUser(other) &&
    // The row of an edit has the day of its entry alone.
    (other.kind === 'edit' ? other.day <= change.day : momentOf(other) <= momentOf(change))
  )
}

const momentOf = ({ date, createdAt }: DatedChange): string => date ?? createdAt

function isPaused(retryAfter: RetryAfter, now: number): boolean {
  const pausedUntil = retryAfter.pausedUntil()
  return now < pausedUntil && pausedUntil <= now + maxPauseMs
}
