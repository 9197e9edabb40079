import { Children, type ReactNode } from 'react'
import * as styles from './AccessList.css'

const shownAtFirst = 3

export function FoldedList({
  othersLabel,
  children,
}: {
  /** Returns for example 'Voir 4 autres appareils'. */
  othersLabel: (count: number) => string
  children: ReactNode
}) {
  const items = Children.toArray(children)
  const [shownItems, others] = [items.slice(0, shownAtFirst), items.slice(shownAtFirst)]
  if (items.length === 0) return null
  return (
    <div>
      <ul className={styles.list}>{shownItems}</ul>
      {others.length > 0 && (
        <details>
          <summary className={styles.summary}>{othersLabel(others.length)}</summary>
          <ul className={styles.list}>{others}</ul>
        </details>
      )}
    </div>
  )
}
