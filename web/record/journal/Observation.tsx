import { useState } from 'react'
import type { JournalRow } from '#shared/health/period/journal'
import * as styles from './Journal.css'

/**
 * Shows the note, cut at 100 characters and whole on hover or tap, and the flags as chips
 * (product/pages 5.3).
 */
export function Observation({
  row: { observations, observationsFull, tags },
}: {
  row: JournalRow
}) {
  const [open, setOpen] = useState(false)
  const isCut = observationsFull !== null && observationsFull !== observations
  return (
    <div className={styles.observation}>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="Signes">
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
            </li>
          ))}
        </ul>
      )}
      {isCut ? (
        <button
          type="button"
          className={styles.more}
          title={observationsFull}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? observationsFull : observations}
        </button>
      ) : (
        observationsFull !== null && <span>{observations}</span>
      )}
    </div>
  )
}
