import { journalLegend } from '#shared/health/period/journalLegend'
import { phone } from '../../base/styles/media'
import { useIsMedia } from '../../base/ui/useIsMedia'
import { DayList } from './DayList'
import { DayTable } from './DayTable'
import type { JournalProps } from './JournalProps'
import * as styles from './Journal.css'

/** Renders a table on wide screens and on paper, and a list of days on a phone. */
export function Journal(props: JournalProps) {
  return useIsMedia(phone) ? <DayList {...props} /> : <DayTable {...props} />
}

/** Explains the signs of the table; a phone's list has words instead. */
export function JournalLegend() {
  if (useIsMedia(phone)) return null
  return (
    <p className={styles.legend}>
      {journalLegend.map(({ text, bold }) => (bold ? <b key={text}>{text}</b> : text))}
    </p>
  )
}
