import { onChange } from './changes'
import type { QueueConnection } from './database'
import { isSent, keyOf, type PendingChange } from './rows'

/** Each tab shows sent changes until it has refetched (ADR 17). A connection represents its tab. */
interface RefetchState {
  /** Sent changes that another tab deleted. */
  deletedElsewhere: Map<string, PendingChange>
  /** The keys of changes that the server's responses in this tab have, whether or not the row still exists. */
  refetchedKeys: Set<string>
}

const statesByTab = new WeakMap<QueueConnection, RefetchState>()

/** Listens to other tabs from the first call on. */
export function refetchStateOf(tab: QueueConnection): RefetchState {
  const existing = statesByTab.get(tab)
  if (existing) return existing
  const created: RefetchState = { deletedElsewhere: new Map(), refetchedKeys: new Set() }
  statesByTab.set(tab, created)
  onChange((deleted) => {
    for (const change of deleted) {
      if (!created.refetchedKeys.has(keyOf(change)))
        created.deletedElsewhere.set(keyOf(change), { ...change, syncStatus: 'synced' })
    }
  })
  return created
}

export function withDeletedElsewhere(
  userUuid: string,
  rows: readonly PendingChange[],
  { deletedElsewhere, refetchedKeys }: RefetchState,
): PendingChange[] {
  const deleted = [...deletedElsewhere.values()].filter((change) => change.userUuid === userUuid)
  return [
    ...rows.filter((change) => !(isSent(change) && refetchedKeys.has(keyOf(change)))),
    ...deleted,
  ]
}

export function markRefetched(changes: readonly PendingChange[], tab: QueueConnection): void {
  const { deletedElsewhere, refetchedKeys } = refetchStateOf(tab)
  for (const change of changes) {
    refetchedKeys.add(keyOf(change))
    deletedElsewhere.delete(keyOf(change))
  }
}

export function unmarkRefetched(changes: readonly PendingChange[], tab: QueueConnection): void {
  for (const change of changes) refetchStateOf(tab).refetchedKeys.delete(keyOf(change))
}
