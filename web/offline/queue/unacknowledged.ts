import { onChange } from './changes'
import type { QueueConnection } from './database'
import { isSent, keyOf, type PendingChange } from './rows'

/** Each tab shows sent changes until it has refetched (ADR 17). A connection represents its tab. */
interface Acknowledgements {
  /** Sent, and deleted by another tab. */
  unacknowledged: Map<string, PendingChange>
  /** The server's responses in this tab have them, whether or not the row still exists. */
  acknowledged: Set<string>
}

const ofTabs = new WeakMap<QueueConnection, Acknowledgements>()

/** Listens to other tabs from the first call on. */
export function acknowledgementsOf(tab: QueueConnection): Acknowledgements {
  const existing = ofTabs.get(tab)
  if (existing) return existing
  const created: Acknowledgements = { unacknowledged: new Map(), acknowledged: new Set() }
  ofTabs.set(tab, created)
  onChange((deleted) => {
    for (const change of deleted) {
      if (!created.acknowledged.has(keyOf(change)))
        created.unacknowledged.set(keyOf(change), { ...change, syncStatus: 'synced' })
    }
  })
  return created
}

export function withUnacknowledged(
  userUuid: string,
  rows: readonly PendingChange[],
  { unacknowledged, acknowledged }: Acknowledgements,
): PendingChange[] {
  const deleted = [...unacknowledged.values()].filter((change) => change.userUuid === userUuid)
  return [
    ...rows.filter((change) => !(isSent(change) && acknowledged.has(keyOf(change)))),
    ...deleted,
  ]
}

export function acknowledge(changes: readonly PendingChange[], tab: QueueConnection): void {
  const { unacknowledged, acknowledged } = acknowledgementsOf(tab)
  for (const change of changes) {
    acknowledged.add(keyOf(change))
    unacknowledged.delete(keyOf(change))
  }
}

export function revokeAcknowledgement(
  changes: readonly PendingChange[],
  tab: QueueConnection,
): void {
  for (const change of changes) acknowledgementsOf(tab).acknowledged.delete(keyOf(change))
}
