import type { ReactNode } from 'react'
import { PrintStamp } from './PrintStamp'
import * as styles from './RecordPage.css'
import { RecordDisclaimer } from './RecordDisclaimer'

/** The page around a record, on the screen and as one printed sheet. */
export function RecordPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.root}>
      <title>{`${title} · NéphroChat`}</title>
      <PrintStamp />
      {children}
      <RecordDisclaimer />
    </div>
  )
}
