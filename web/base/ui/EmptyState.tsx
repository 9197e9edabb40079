import type { ReactNode } from 'react'
import * as styles from './EmptyState.css'

/** At level 1 it is the whole screen, and its heading is the document's title too. */
export function EmptyState({
  drawing,
  title,
  level = 2,
  children,
  action,
}: {
  drawing?: ReactNode
  title: ReactNode
  level?: 1 | 2
  children?: ReactNode
  action?: ReactNode
}) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.root}>
      {level === 1 && typeof title === 'string' && <title>{`${title} · NéphroChat`}</title>}
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.body}>{children}</div>}
      {action}
    </div>
  )
}
