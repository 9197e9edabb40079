import type { PendingChange } from '../queue/rows'
import type { SendOutcome, SyncPorts } from '../queue/sync'

const sent: SendOutcome = { kind: 'sent', kept: 'current' }

export const pendingChange = (id: number, animalId = 'mina', change: Partial<PendingChange> = {}) =>
  ({ kind: 'draft', id, animalId, retryCount: 0, refusal: null, ...change }) as PendingChange

/** Tables that record their calls, and a network that responds by the test's plan. */
export function syncPortsOf(changes: PendingChange[], outcomes: Record<number, SendOutcome> = {}) {
  const log: string[] = []
  const deletedIds = new Set<number>()
  let until = 0
  const syncPorts: SyncPorts = {
    now: () => 1_000_000,
    store: {
      list: async () => changes.filter(({ id }) => !deletedIds.has(id!)),
      markTried: async (change) => void (change.tried = true),
      markSent: async ({ id }, kept) => {
        log.push(kept === 'current' ? `sent ${id}` : `set aside ${id}`)
        deletedIds.add(id!)
      },
      countFailure: async ({ id }, byAnother) =>
        void log.push(`${byAnother ? 'intercepted' : 'failed'} ${id}`),
      markCutOff: async ({ id }) => void log.push(`cut off ${id}`),
      markRefused: async ({ id }, { reason }) => void log.push(`refused ${id}: ${reason}`),
    },
    send: async ({ id }) => {
      log.push(`try ${id}`)
      return outcomes[id!] ?? sent
    },
    isOnline: () => true,
    isReachable: async () => true,
    lock: (run) => run(),
    retryAfter: { pausedUntil: () => until, pauseUntil: (later) => (until = later) },
  }
  return { syncPorts, log }
}
