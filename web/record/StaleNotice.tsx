import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { ReactNode } from 'react'
import * as styles from './StaleNotice.css'

/** Old tiles say so (product/rules 6.4). A fact, not a reproach. */
export function StaleNotice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.root}>
      <CalendarClock size={22} aria-hidden="true" />
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}
