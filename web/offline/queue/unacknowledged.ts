import { onChange } from './changes'
import type { Connection } from './database'
import { isSent, keyOf, type PendingChange } from './rows'

/** Each tab shows sent entries until the server has told that tab of them (ADR 17). A connection stands for its tab. */
interface Acknowledgements {
  /** Sent, and deleted by another tab. */
  unacknowledged: Map<string, PendingChange>
  /** The server has told this tab of them, whether or not the row still exists. */
  acknowledged: Set<string>
}

const ofTabs = new WeakMap<Connection, Acknowledgements>()

/** Listens to other tabs from the first call on. */
export function acknowledgementsOf(tab: Connection): Acknowledgements {
  const known = ofTabs.get(tab)
  if (known) return known
  const begun: Acknowledgements = { unacknowledged: new Map(), acknowledged: new Set() }
  ofTabs.set(tab, begun)
  onChange((forgotten) => {
    for (const entry of forgotten) {
      if (!begun.acknowledged.has(keyOf(entry)))
        begun.unacknowledged.set(keyOf(entry), { ...entry, syncStatus: 'synced' })
    }
  })
  return begun
}

export function withUnacknowledged(
  userUuid: string,
  rows: readonly PendingChange[],
  { unacknowledged, acknowledged }: Acknowledgements,
): PendingChange[] {
  const forgotten = [...unacknowledged.values()].filter((entry) => entry.userUuid === userUuid)
  return [
    ...rows.filter((entry) => !(isSent(entry) && acknowledged.has(keyOf(entry)))),
    ...forgotten,
  ]
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
