import { onChange } from './changes'
import type { Connection } from './db'
import { isSent, keyOf, type Waiting } from './rows'

/** Each tab shows sent entries until the server has told that tab of them (ADR 17). A connection stands for its tab. */
interface Knowledge {
  /** Sent, and deleted by another tab. */
  unheard: Map<string, Waiting>
  /** The server has told this tab of them, whether or not the row still exists. */
  heard: Set<string>
}

const ofTabs = new WeakMap<Connection, Knowledge>()

/** Listens to other tabs from the first call on. */
export function knowledgeOf(tab: Connection): Knowledge {
  const known = ofTabs.get(tab)
  if (known) return known
  const begun: Knowledge = { unheard: new Map(), heard: new Set() }
  ofTabs.set(tab, begun)
  onChange((forgotten) => {
    for (const entry of forgotten) {
      if (!begun.heard.has(keyOf(entry)))
        begun.unheard.set(keyOf(entry), { ...entry, syncStatus: 'synced' })
    }
  })
  return begun
}

export function withUnheard(
  userUuid: string,
  rows: readonly Waiting[],
  { unheard, heard }: Knowledge,
): Waiting[] {
  const forgotten = [...unheard.values()].filter((entry) => entry.userUuid === userUuid)
  return [...rows.filter((entry) => !(isSent(entry) && heard.has(keyOf(entry)))), ...forgotten]
}

export function noteHeard(entries: readonly Waiting[], tab: Connection): void {
  const { unheard, heard } = knowledgeOf(tab)
  for (const entry of entries) {
    heard.add(keyOf(entry))
    unheard.delete(keyOf(entry))
  }
}

export function noteUnheard(entries: readonly Waiting[], tab: Connection): void {
  for (const entry of entries) knowledgeOf(tab).heard.delete(keyOf(entry))
}
