import type { ReactNode } from 'react'
import { Link } from '../../base/router/Link'
import { RecordKeyContext, type RecordKey } from '../cat/recordKey'
import { PeriodProvider } from '../status/period'
import * as styles from './RecordPage.css'

export function RecordPage({
  title,
  recordKey,
  children,
}: {
  title: string
  recordKey: RecordKey
  children: ReactNode
}) {
  return (
    <div className={styles.root}>
      <title>{`${title} · NéphroChat`}</title>
      <PeriodProvider>
        <RecordKeyContext value={recordKey}>{children}</RecordKeyContext>
      </PeriodProvider>
      <Disclaimer />
    </div>
  )
}

/** States that the app does not diagnose (product/pages 1.2). */
function Disclaimer() {
  return (
    <footer className={styles.disclaimer}>
      <p>
        NéphroChat montre des tendances à partir des saisies du propriétaire. Ces informations sont
        données à titre indicatif et ne remplacent pas un examen vétérinaire.{' '}
        <Link to="/legal-notice">Mentions légales</Link>
      </p>
    </footer>
  )
}
