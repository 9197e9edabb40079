import type { ReactNode } from 'react'
import * as styles from './StepHeading.css'

/** Takes the focus when the step changes. */
export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h2 className={styles.question} tabIndex={-1} data-step-heading="">
      {children}
    </h2>
  )
}
