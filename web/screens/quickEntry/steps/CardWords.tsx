import type { ReactNode } from 'react'
import * as styles from './ChoiceCards.css'

/** The ids that connect a card's input with its words. */
export const wordsOf = (id: string, hint: ReactNode) => ({
  'aria-labelledby': `${id}-label`,
  'aria-describedby': hint ? `${id}-hint` : undefined,
})

export function CardWords({ id, label, hint }: { id: string; label: string; hint: ReactNode }) {
  return (
    <span className={styles.words}>
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </span>
  )
}
