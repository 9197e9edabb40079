import { type ReactNode, useId } from 'react'
import { capitalise } from '#shared/base/capitalise'
import { elide } from '#shared/base/elision'
import { Card } from '../../base/ui/Card'
import type { AuthoredRow } from '../../record/journal/authoredRow'
import { Journal } from '../../record/journal/Journal'
import * as styles from './HistoryScreen.css'

export function Month({
  name,
  rows,
  ...rowProps
}: {
  name: string
  rows: readonly AuthoredRow[]
  actions: (row: AuthoredRow) => ReactNode
  onRevisions: (row: AuthoredRow) => void
}) {
  const id = useId()
  return (
    <Card as="section" className={styles.month} aria-labelledby={id}>
      <h2 id={id} className={styles.monthTitle}>
        {capitalise(name)}
      </h2>
      <Journal rows={rows} label={`Saisies ${elide('de', name)}`} {...rowProps} />
    </Card>
  )
}
