import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { classes } from '../../../base/styles/classes'
import { Field, type FieldProps } from '../../../base/ui/forms/Field'
import * as styles from '../../../base/ui/forms/Field.css'

/** Renders a text area; `maxLength` shows a counter below it. */
export function TextArea({
  label,
  name,
  error,
  hint,
  id,
  onChange,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  const [typed, setTyped] = useState(String(area.defaultValue ?? ''))
  const length = String(area.value ?? typed).length
  const { maxLength } = area

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value)
    onChange?.(event)
  }

  return (
    <Field label={label} name={name} error={error} hint={hint} id={id}>
      {(control) => (
        <>
          <textarea {...area} {...control} onChange={change} className={styles.textArea} />
          {maxLength && (
            <div className={classes(styles.counter, length >= maxLength && styles.counterFull)}>
              {length} / {maxLength} caractères
            </div>
          )}
        </>
      )}
    </Field>
  )
}
