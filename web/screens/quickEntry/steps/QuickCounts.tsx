import { useId } from 'react'
import { classes } from '../../../base/styles/classes'
import * as styles from './steps.css'

/** Offers counts in one tap, and 'Pas vu', which is an answer too (product/entries 5.6, 5.8). */
export function QuickCounts({
  legend,
  counts,
  value,
  isUnseen,
  onChange,
  onUnseen,
}: {
  /** A legend is needed if the counts are not below the counter. */
  legend?: string
  counts: readonly { value: number; label: string }[]
  value: number | null
  isUnseen: boolean
  onChange: (value: number) => void
  onUnseen: () => void
}) {
  const id = useId()
  return (
    <div
      className={styles.group}
      role="group"
      {...(legend ? { 'aria-labelledby': id } : { 'aria-label': 'Réponse directe' })}
    >
      {legend && (
        <h3 id={id} className={styles.legend}>
          {legend}
        </h3>
      )}
      <div className={styles.quickCounts}>
        {counts.map((count) => (
          <button
            key={count.value}
            type="button"
            className={styles.quickCount}
            aria-pressed={count.value === value}
            onClick={() => onChange(count.value)}
          >
            {count.label}
          </button>
        ))}
        <button
          type="button"
          className={classes(styles.quickCount, styles.unseen)}
          aria-pressed={isUnseen}
          onClick={onUnseen}
        >
          Pas vu
        </button>
      </div>
    </div>
  )
}
