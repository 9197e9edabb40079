import { type ComponentProps, useId } from 'react'
import { checkbox } from '../../styles/form.css'
import * as styles from './CheckField.css'

/** Renders a checkbox, its label and one sentence that explains it. */
export function CheckField({
  label,
  hint,
  ...input
}: { label: string; hint: string } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div>
      <label className={styles.label}>
        <input {...input} type="checkbox" className={checkbox} aria-describedby={id} />
        {label}
      </label>
      <p id={id} className={styles.hint}>
        {hint}
      </p>
    </div>
  )
}
