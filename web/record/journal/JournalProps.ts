import type { ReactNode } from 'react'
import type { WrittenRow } from './authoredRow'

export interface JournalProps {
  rows: readonly WrittenRow[]
  label: string
  /** Returns the buttons of an entry; `null` if it has none. */
  actions?: (row: WrittenRow) => ReactNode
  /** Turns the edited mark into a button that shows the earlier versions. */
  onRevisions?: (row: WrittenRow) => void
}
