import type { ReactNode } from 'react'
import type { StepProps } from './StepProps'
import * as styles from './StepHeading.css'

/** Takes the focus when the step changes. */
export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h2 className={styles.question} tabIndex={-1} data-step-heading="">
      {children}
    </h2>
  )
}

/** Renders 'a-t-elle' or 'a-t-il' on one line. */
export function HasPronoun({ pronoun }: Pick<StepProps, 'pronoun'>) {
  return <span className={styles.unbroken}>a-t-{pronoun}</span>
}
