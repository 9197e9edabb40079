import type { ComponentProps, ReactNode } from 'react'
import * as styles from './Checkbox.css'

export function Checkbox({
  label,
  ...input
}: { label: ReactNode } & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={styles.root}>
      <input {...input} type="checkbox" className={styles.box} />
      <span>{label}</span>
    </label>
  )
}
