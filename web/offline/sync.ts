import type { Refusal } from './db'
import { needsPerson, type WaitingEntry, type WaitingStore } from './waiting'

export type SendOutcome =
  | { kind: 'sent' }
  /** No answer, or no session: nothing was learnt about the entry, and nothing else would get through either. */
  | { kind: 'unreachable' }
  /** An answer that a later try may change. */
  | { kind: 'failed' }
  /** An answer that no retry can mend (decisions, Offline). */
  | { kind: 'refused'; refusal: Refusal }

const unreachable: SendOutcome = { kind: 'unreachable' }

export interface SyncPorts {
  store: WaitingStore
  send(entry: WaitingEntry): Promise<SendOutcome>
  /** Whose session it is now: entries of someone else wait for theirs. */
  owner(): string | null
  /** One tab at a time; null when another one is at it. */
  lock<Result>(run: () => Promise<Result>): Promise<Result | null>
}

export interface SyncResult {
  sent: number
  /** It stopped before the end: the network, the server or the session was gone. */
  unreachable: boolean
}

/**
 * Sends what waits, each cat's entries in their order. A failure holds back the rest of that cat for this time, a refusal
 * holds back nothing. `insist`: the person asked, so what failed too often and what was refused is tried too.
 */
export async function sync(userUuid: string, ports: SyncPorts, { insist = false } = {}): Promise<SyncResult | null> {
  return await ports.lock(async () => {
    const heldBack = new Set<string>()
    const result: SyncResult = { sent: 0, unreachable: false }
    for (const entry of await ports.store.list(userUuid)) {
      if (heldBack.has(entry.animalId) || (!insist && needsPerson(entry))) continue
      const outcome = ports.owner() === userUuid ? await ports.send(entry) : unreachable
      switch (outcome.kind) {
        case 'sent':
          await ports.store.sent(entry)
          result.sent += 1
          break
        case 'refused':
          await ports.store.refused(entry, outcome.refusal)
          break
        case 'failed':
          await ports.store.failed(entry)
          heldBack.add(entry.animalId)
          break
        case 'unreachable':
          return { ...result, unreachable: true }
      }
    }
    return result
  })
}

export interface Clock {
  after(milliseconds: number, run: () => void): () => void
}

const afterOnline = 1000

/** At start, and 1 second after the browser comes online (spec 2 §4). Returns how to stop. */
export function syncWhenOnline(run: () => void, clock: Clock, network: EventTarget): () => void {
  let cancel = () => {}
  const online = () => {
    cancel()
    cancel = clock.after(afterOnline, run)
  }
  network.addEventListener('online', online)
  run()
  return () => {
    cancel()
    network.removeEventListener('online', online)
  }
}
