import { useState } from 'react'
import type { AuthoredRow } from './authoredRow'
import * as styles from './Observation.css'

/**
 * Shows the flags as chips and the note, which the table cuts at 100 characters and shows whole on
 * hover or tap (product/pages 5.3).
 */
export function Observation({
  row: { pending, observations, observationsFull, tags },
  isWhole = false,
}: {
  row: AuthoredRow
  isWhole?: boolean
}) {
  const [isOpen, setOpen] = useState(isWhole)
  const isCut = !isWhole && observationsFull !== null && observationsFull !== observations
  const chips = pending !== null && !isWhole ? [pending, ...tags] : tags
  return (
    <div className={styles.observation}>
      {chips.length > 0 && (
        <ul className={styles.tags} aria-label="Signes">
          {chips.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
            </li>
          ))}
        </ul>
      )}
      {isCut ? (
        <button
          type="button"
          className={styles.moreButton}
          title={observationsFull}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? observationsFull : observations}
        </button>
      ) : (
        observationsFull !== null && <span>{observationsFull}</span>
      )}
    </div>
  )
}
