import { journalLegend } from '#shared/health/journalLegend'
import * as styles from './JournalLegend.css'

export function JournalLegend() {
  return (
    <p className={styles.root}>{journalLegend.map(({ text, bold }) => (bold ? <b key={text}>{text}</b> : text))}</p>
  )
}
