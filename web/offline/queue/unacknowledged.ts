import { onChange } from './changes'
import type { Connection } from './database'
import { isSent, keyOf, type PendingChange } from './rows'

/** Each tab shows sent changes until it has refetched (ADR 17). A connection represents its tab. */
interface Acknowledgements {
  /** Sent, and deleted by another tab. */
  unacknowledged: Map<string, PendingChange>
  /** The server's responses in this tab have them, whether or not the row still exists. */
  acknowledged: Set<string>
}

const ofTabs = new WeakMap<Connection, Acknowledgements>()

/** Listens to other tabs from the first call on. */
export function acknowledgementsOf(tab: Connection): Acknowledgements {
  const existing = ofTabs.get(tab)
  if (existing) return existing
  const created: Acknowledgements = { unacknowledged: new Map(), acknowledged: new Set() }
  ofTabs.set(tab, created)
  onChange((deleted) => {
    for (const entry of deleted) {
      if (!created.acknowledged.has(keyOf(entry)))
        created.unacknowledged.set(keyOf(entry), { ...entry, syncStatus: 'synced' })
    }
  })
  return created
}

export function withUnacknowledged(
  userUuid: string,
  rows: readonly PendingChange[],
  { unacknowledged, acknowledged }: Acknowledgements,
): PendingChange[] {
  const deleted = [...unacknowledged.values()].filter((entry) => entry.userUuid === userUuid)
  return [...rows.filter((entry) => !(isSent(entry) && acknowledged.has(keyOf(entry)))), ...deleted]
}

export function acknowledge(entries: readonly PendingChange[], tab: Connection): void {
  const { unacknowledged, acknowledged } = acknowledgementsOf(tab)
  for (const entry of entries) {
    acknowledged.add(keyOf(entry))
    unacknowledged.delete(keyOf(entry))
  }
}

export function revokeAcknowledgement(entries: readonly PendingChange[], tab: Connection): void {
  for (const entry of entries) acknowledgementsOf(tab).acknowledged.delete(keyOf(entry))
}
