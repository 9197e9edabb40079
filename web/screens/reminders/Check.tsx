import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { checkbox } from '../../base/styles/form.css'
import * as styles from './RemindersScreen.css'

/** Renders a checkbox and the text below it. `when` it is ticked, it shows more. */
export function Check({
  label,
  hint,
  when,
  defaultChecked = false,
  ...input
}: { label: string; hint: ReactNode; when?: ReactNode } & ComponentProps<'input'>) {
  const [checked, setChecked] = useState(defaultChecked)
  const id = useId()
  return (
    <div>
      <label className={styles.check}>
        <input
          {...input}
          type="checkbox"
          className={checkbox}
          checked={checked}
          aria-describedby={id}
          onChange={({ currentTarget }) => setChecked(currentTarget.checked)}
        />
        {label}
      </label>
      <div className={styles.under}>
        <p id={id} className={styles.quiet}>
          {hint}
        </p>
        {checked && when}
      </div>
    </div>
  )
}
