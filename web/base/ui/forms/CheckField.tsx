import { type ComponentProps, type ReactNode, useId } from 'react'
import { checkbox } from '../../styles/form.css'
import * as styles from './CheckField.css'

/** Renders a checkbox, its label and a hint below it, with more fields if there are any. */
export function CheckField({
  label,
  hint,
  children,
  ...input
}: { label: string; hint: ReactNode } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div>
      <label className={styles.label}>
        <input {...input} type="checkbox" className={checkbox} aria-describedby={id} />
        {label}
      </label>
      <div className={styles.dependentFields}>
        <p id={id} className={styles.hint}>
          {hint}
        </p>
        {children}
      </div>
    </div>
  )
}
