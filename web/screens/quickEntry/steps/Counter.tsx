import { type ReactNode, useId } from 'react'
import { COUNT_MAX } from '#shared/health/thresholds/thresholds'
import { classes } from '../../../base/styles/classes'
import { FieldError } from '../../../base/ui/forms/Field'
import { visuallyHidden } from '../../../base/styles/text.css'
import * as styles from './Counter.css'

/**
 * Counts from an unanswered state ('–'): the first '−' gives the least value, the first '+' one
 * more (product/entries 5.4).
 */
export function Counter({
  label,
  value,
  onChange,
  min = 0,
  max = COUNT_MAX,
  hint,
  error,
  labelHidden = false,
}: {
  label: string
  /** Hides the label except from screen readers, because the question is above. */
  labelHidden?: boolean
  value: number | null
  onChange: (value: number) => void
  min?: number
  max?: number
  hint?: ReactNode
  error?: string | null
}) {
  const id = useId()
  const step = (by: 1 | -1) => onChange(Math.min(max, Math.max(min, (value ?? min) + by)))
  return (
    <div
      className={styles.root}
      role="group"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error ? true : undefined}
    >
      <div className={labelHidden ? visuallyHidden : styles.label} id={id}>
        {label}
      </div>
      <div className={styles.row}>
        {/* A button at its bound stays enabled, since a disabled button would lose the focus. */}
        <button
          type="button"
          className={styles.button}
          data-end={value === min}
          onClick={() => step(-1)}
        >
          −
        </button>
        <span
          className={classes(styles.value, value === null && styles.unanswered)}
          aria-live="polite"
          aria-atomic="true"
        >
          {value ?? '–'}
        </span>
        <button
          type="button"
          className={styles.button}
          data-end={value === max}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      {hint && <div className={styles.hint}>{hint}</div>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
