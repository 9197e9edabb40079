import type { ReactNode } from 'react'
import { Card } from '../../base/ui/Card'
import { LoadingBoundary } from '../../base/ui/LoadingBoundary'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { PageHeader } from '../../base/ui/PageHeader'
import { TopicList } from './TopicList'
import { type topics } from './topics'
import * as styles from './SettingsScreen.css'

/** Renders the page of a topic; on a desktop, the list of the others is beside it. */
export function TopicPage({
  topic: { title },
  children,
}: {
  topic: (typeof topics)[keyof typeof topics]
  children: ReactNode
}) {
  return (
    <div className={styles.withRail}>
      <title>{`${title} · NéphroChat`}</title>
      <div className={styles.rail}>
        <Card>
          <TopicList />
        </Card>
      </div>
      <div className={styles.root}>
        <PageHeader title={title} back={{ to: '/settings', label: 'Paramètres' }} />
        <NeedsNetwork actionName="Cette page" />
        <Card as="section" className={styles.card} aria-label={title}>
          <LoadingBoundary>{children}</LoadingBoundary>
        </Card>
      </div>
    </div>
  )
}
