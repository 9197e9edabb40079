import { useId } from 'react'
import { COUNT_MAX } from '#shared/health/thresholds/thresholds'
import { classes } from '../../../base/styles/classes'
import { FieldError } from '../../../base/ui/forms/Field'
import { visuallyHidden } from '../../../base/styles/text.css'
import * as styles from './Counter.css'

/**
 * Counts from an unanswered state ('–'): the first '−' gives 0, the first '+' gives 1
 * (product/entries 5.4).
 */
export function Counter({
  label,
  value,
  onChange,
  ignoresFirstMinus = false,
  error,
}: {
  /** Only screen readers have it, because the question is above. */
  label: string
  value: number | null
  onChange: (value: number) => void
  /** An accidental 0 would be a sign, so that '−' on '–' does nothing. */
  ignoresFirstMinus?: boolean
  error?: string | null
}) {
  const id = useId()
  const isMinusIgnored = value === null && ignoresFirstMinus
  const step = (amount: 1 | -1) => onChange(Math.min(COUNT_MAX, Math.max(0, (value ?? 0) + amount)))
  return (
    <div
      className={styles.root}
      role="group"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error ? true : undefined}
    >
      <div className={visuallyHidden} id={id}>
        {label}
      </div>
      <div className={styles.row}>
        {/* A button at its bound stays enabled, since a disabled button would lose the focus. */}
        <button
          type="button"
          className={styles.button}
          data-end={value === 0 || isMinusIgnored}
          onClick={() => isMinusIgnored || step(-1)}
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
          data-end={value === COUNT_MAX}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
