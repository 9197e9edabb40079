import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field'
import * as styles from './Field.css'

export function TextField({
  label,
  name,
  error,
  hint,
  id,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} name={name} error={error} hint={hint} id={id}>
      {(control) => <input type="text" {...input} {...control} className={styles.control} />}
    </Field>
  )
}
