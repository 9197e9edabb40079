import { journalLegend } from '#shared/health/period/journalLegend'
import { wideRem } from '../../base/styles/widths'
import { useHasWidth } from '../../base/ui/useHasWidth'
import { useIsPrinting } from '../../base/ui/useIsPrinting'
import { DayList } from './DayList'
import { DayTable } from './DayTable'
import type { JournalProps } from './JournalProps'
import * as styles from './Journal.css'

/** Returns `true` on wide screens and on paper. */
function useHasTable(): boolean {
  const isWide = useHasWidth(wideRem)
  return useIsPrinting() || isWide
}

/** Renders a table where it has space, and a list of days on a phone. */
export function Journal(props: JournalProps) {
  return useHasTable() ? <DayTable {...props} /> : <DayList {...props} />
}

/** Explains the signs of the table; a phone's list has words instead. */
export function JournalLegend() {
  if (!useHasTable()) return null
  return (
    <p className={styles.legend}>
      {journalLegend.map(({ text, bold }) => (bold ? <b key={text}>{text}</b> : text))}
    </p>
  )
}
