import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field'
import * as styles from './Field.css'

export function SelectField({
  label,
  name,
  error,
  hint,
  id,
  options,
  ...select
}: FieldProps & { options: readonly { value: string; label: string }[] } & Omit<
    ComponentProps<'select'>,
    'children'
  >) {
  return (
    <Field label={label} name={name} error={error} hint={hint} id={id}>
      {(control) => (
        <div className={styles.withSuffix}>
          <select {...select} {...control} className={styles.select}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron} aria-hidden="true">
            <ChevronDown size={20} />
          </span>
        </div>
      )}
    </Field>
  )
}
