import { type ReactNode, useId } from 'react'
import type { JournalRow } from '#shared/health/journal'
import { Card } from '../../ui/Card'
import { Journal } from '../../record/Journal'
import * as styles from './HistoryScreen.css'

export function Month({
  name,
  rows,
  ...rowProps
}: {
  name: string
  rows: readonly JournalRow[]
  actions: (row: JournalRow) => ReactNode
  writer: (row: JournalRow) => string | null
  onRevisions: (row: JournalRow) => void
}) {
  const id = useId()
  return (
    <Card as="section" className={styles.month} aria-labelledby={id}>
      <h2 id={id} className={styles.monthTitle}>
        {name.charAt(0).toUpperCase() + name.slice(1)}
      </h2>
      <Journal rows={rows} label={`Saisies de ${name}`} actionsBeside {...rowProps} />
    </Card>
  )
}
