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
        <div className={styles.choice}>
          <select
            {...select}
            {...control}
            className={styles.select}
            style={{ fontSize: sizeOfChoice(options) }}
          >
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

/**
 * Returns the size of letters at which the longest option fits into the field, because a chosen text
 * cannot wrap: at most the page's, at least 16 px. A letter is about half as wide as high, and a
 * quarter of the field is padding.
 */
function sizeOfChoice(options: readonly { label: string }[]): string {
  const longest = Math.max(...options.map(({ label }) => label.length))
  return `min(1rem, max(16px, 6cqi, ${150 / longest}cqi))`
}
