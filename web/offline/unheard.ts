import { onChange } from './changes'
import type { Connection } from './db'
import { isSent, keyOf, type WaitingEntry } from './rows'

/**
 * What was sent is held and shown until the server has told of it, and each tab is told for itself: one of them forgets the
 * row, the others go on with what they know of it. A tab is known by its connection to the tables.
 */
interface Knowledge {
  /** Sent, and forgotten by another tab before this one was told. */
  unheard: Map<string, WaitingEntry>
  /** This tab was told, whether or not the row is gone yet. */
  heard: Set<string>
}

const ofTabs = new WeakMap<Connection, Knowledge>()

/** From here on it hears what other tabs forget. */
export function knowledgeOf(tab: Connection): Knowledge {
  const known = ofTabs.get(tab)
  if (known) return known
  const begun: Knowledge = { unheard: new Map(), heard: new Set() }
  ofTabs.set(tab, begun)
  onChange((forgotten) => {
    for (const entry of forgotten) {
      if (!begun.heard.has(keyOf(entry))) begun.unheard.set(keyOf(entry), { ...entry, syncStatus: 'synced' })
    }
  })
  return begun
}

/** What the tables hold, as this tab is to show it: without what it was told of, with what it was not. */
export function withUnheard(userUuid: string, rows: readonly WaitingEntry[], { unheard, heard }: Knowledge): WaitingEntry[] {
  const forgotten = [...unheard.values()].filter((entry) => entry.userUuid === userUuid)
  return [...rows.filter((entry) => !(isSent(entry) && heard.has(keyOf(entry)))), ...forgotten]
}

export function noteHeard(entries: readonly WaitingEntry[], tab: Connection): void {
  const { unheard, heard } = knowledgeOf(tab)
  for (const entry of entries) {
    heard.add(keyOf(entry))
    unheard.delete(keyOf(entry))
  }
}

export function noteUnheard(entries: readonly WaitingEntry[], tab: Connection): void {
  for (const entry of entries) knowledgeOf(tab).heard.delete(keyOf(entry))
}
