import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import { Card } from '../../base/ui/Card'
import * as styles from './FoldedSection.css'

/**
 * Shows a section by its title and one sentence until it is opened. Its content is rendered, and
 * its code loaded, at the first opening. A section that is not calm is open from the start, and stays
 * open if it becomes calm.
 */
export function FoldedSection({
  title,
  sentence,
  isCalm = true,
  actions,
  children,
}: {
  title: string
  sentence: string
  isCalm?: boolean
  actions?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  // Browsers also report the initial state of an open section: an equal state is not rendered again.
  const [toggled, setToggled] = useState(isCalm ? null : true)
  const isOpen = toggled ?? !isCalm
  return (
    <Card as="section" className={styles.section} aria-labelledby={id}>
      <details open={isOpen} onToggle={({ currentTarget }) => setToggled(currentTarget.open)}>
        <summary className={styles.summary}>
          <hgroup className={styles.words}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {/* The open section contains the same in detail. */}
            {!isOpen && <p className={styles.sentence}>{sentence}</p>}
          </hgroup>
          <ChevronDown className={styles.chevron} size={22} aria-hidden="true" />
        </summary>
        {(isOpen || toggled !== null) && (
          <div className={styles.content}>
            {children}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        )}
      </details>
    </Card>
  )
}
