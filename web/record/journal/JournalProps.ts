import type { ReactNode } from 'react'
import type { AuthoredRow } from './authoredRow'

export interface JournalProps {
  rows: readonly AuthoredRow[]
  label: string
  /** Returns the buttons of an entry; `null` if it has none. */
  actions?: (row: AuthoredRow) => ReactNode
  /** Turns the edited mark into a button that shows the earlier versions. */
  onRevisions?: (row: AuthoredRow) => void
}
