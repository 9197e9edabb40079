import type { ReactNode } from 'react'
import { Card } from '../../base/ui/Card'
import { PageHeader } from '../../base/ui/PageHeader'
import * as styles from './TestPage.css'

/** Shows buttons that run a test, and the results in order (product/pages 2.3). */
export function TestPage({
  title,
  children,
  results,
}: {
  title: string
  children: ReactNode
  results: string[]
}) {
  return (
    <div className={styles.root}>
      <title>{`${title} · NéphroChat`}</title>
      <PageHeader title={title} back={{ to: '/home', label: 'Accueil' }} />
      <Card className={styles.card}>
        <div className={styles.action}>{children}</div>
        <ol role="log" aria-label="Résultats">
          {results.map((result, index) => (
            <li key={index}>{result}</li>
          ))}
        </ol>
      </Card>
    </div>
  )
}
