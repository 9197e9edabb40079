import type { ReactNode } from 'react'
import * as styles from './RecordPage.css'
import { RecordDisclaimer } from './RecordDisclaimer'

/** The page around a record. */
export function RecordPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.root}>
      <title>{`${title} · NéphroChat`}</title>
      {children}
      <RecordDisclaimer />
    </div>
  )
}
