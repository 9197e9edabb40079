import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ReactNode, useId } from 'react'
import * as styles from './Field.css'

export type FieldProps = { label: string; name: string; error?: string | null; hint?: ReactNode }

type ControlProps = { id: string; name: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

/**
 * Renders the frame of a field: label above, hint and error below, linked to the control by ids.
 */
export function Field({
  label,
  name,
  error,
  hint,
  id: givenId,
  children,
}: FieldProps & { id?: string; children: (control: ControlProps) => ReactNode }) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={styles.error} id={id}>
      <CircleAlert className={styles.errorMark} size={18} aria-hidden="true" />
      {children}
    </div>
  )
}
