import { keyOf, needsPerson, type Refusal, type WaitingEntry } from './rows'
import type { WaitingStore } from './waiting'

export type SendOutcome =
  /** `revision`: answers written later stand in their place. */
  | { kind: 'sent'; kept: 'current' | 'revision' }
  /** The session could not be renewed: the entry was not sent, and no other would be. */
  | { kind: 'unreachable' }
  /** No answer: there is no network, or something on the way resets this one's connection. */
  | { kind: 'cutOff' }
  /** Something on the way answered in our server's place: to everything (a hotel's sign-in page), or to this alone (a filter). */
  | { kind: 'intercepted' }
  /** Nobody is signed in, or somebody else is. */
  | { kind: 'signedOut' }
  /** The server asks to be left alone for so long. */
  | { kind: 'later'; seconds: number }
  /** An answer that a later try may change. */
  | { kind: 'failed' }
  /** An answer that no retry can mend (product/offline 2.4). */
  | { kind: 'refused'; refusal: Refusal }

/** Until when the server asked to be left alone, in ms since 1970, for all tabs of this device. */
export interface Rest {
  until(): number
  take(until: number): void
}

export interface SyncPorts {
  now(): number
  store: WaitingStore
  /** With the session of the person whose entry it is, or not at all. */
  send(entry: WaitingEntry): Promise<SendOutcome>
  /** Whether our server itself answers what says nothing of an entry. */
  reaches(): Promise<boolean>
  /** One tab at a time; null when another one is at it. */
  lock<Result>(run: () => Promise<Result>): Promise<Result | null>
  rest: Rest
}

export interface SyncResult {
  sent: number
  /** Sent, but older than what the server has: the person is to be told. */
  setAside: WaitingEntry[]
  /** What still waits and will be tried again by itself. */
  left: number
  /** Why it ended before it had tried all. */
  stopped: 'unreachable' | 'signedOut' | 'later' | null
}

/** A Retry-After beyond this, or a clock that jumped, must not keep entries waiting for days. In ms. */
const longestRestMs = 3_600_000

/**
 * Sends what waits, each cat's entries in their order. A failure holds back the rest of that cat for this time, a refusal
 * holds back nothing, and what was cut off before comes after all others. `insist`: the person asked, so what failed too often and what was refused is tried too.
 */
export async function sync(userUuid: string, ports: SyncPorts, { insist = false } = {}): Promise<SyncResult | null> {
  return await ports.lock(async () => {
    const { store, rest } = ports
    const result: SyncResult = { sent: 0, setAside: [], left: 0, stopped: isResting(rest, ports.now()) ? 'later' : null }
    const tried = new Set<string>()
    const heldBack = new Set<string>()
    const isDue = (entry: WaitingEntry) =>
      !tried.has(keyOf(entry)) && !heldBack.has(entry.animalId) && (insist || !needsPerson(entry))
    while (result.stopped === null) {
      // Asked anew each time: what was saved or replaced meanwhile counts as it is now.
      const due = (await store.list(userUuid)).filter(isDue)
      const entry = due.find(({ cutOff }) => !cutOff) ?? due[0]
      if (!entry) break
      tried.add(keyOf(entry))
      const outcome = await ports.send(entry)
      switch (outcome.kind) {
        case 'sent':
          await store.sent(entry, outcome.kept)
          result.sent += 1
          if (outcome.kept === 'revision') result.setAside.push(entry)
          break
        case 'refused':
          await store.refused(entry, outcome.refusal)
          break
        case 'failed':
          await store.failed(entry, false)
          heldBack.add(entry.animalId)
          break
        case 'intercepted':
        case 'cutOff':
          if (!(await ports.reaches())) {
            result.stopped = 'unreachable'
            break
          }
          // It would hold back all that stands behind it for ever. Where nobody answered it is no failure that counts
          // (product/offline 2.2), but from the next time on it stands in nobody's way.
          if (!entry.cutOff) heldBack.add(entry.animalId)
          await (outcome.kind === 'cutOff' ? store.cutOff(entry) : store.failed(entry, true))
          break
        case 'later':
          rest.take(ports.now() + Math.min(outcome.seconds * 1000, longestRestMs))
          result.stopped = 'later'
          break
        case 'unreachable':
        case 'signedOut':
          result.stopped = outcome.kind
      }
    }
    result.left = (await store.list(userUuid)).filter((entry) => !needsPerson(entry)).length
    return result
  })
}

function isResting(rest: Rest, now: number): boolean {
  const until = rest.until()
  return now < until && until <= now + longestRestMs
}
