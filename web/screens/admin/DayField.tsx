import { useId } from 'react'
import { DayPicker } from 'react-day-picker'
import { fr } from 'react-day-picker/locale/fr'
import { FieldError } from '../../base/ui/forms/Field'
import * as field from '../../base/ui/forms/Field.css'
import * as styles from './DayField.css'

const { root, ...classNames } = styles

/** Renders a French calendar, always open, with weeks from Monday (product/admin 1.2). */
export function DayField({
  value,
  onChange,
  today,
  error,
}: {
  value: string | null
  onChange: (day: string | null) => void
  today: string
  error: string | undefined
}) {
  const id = useId()
  return (
    <div
      className={field.root}
      role="group"
      aria-labelledby={id}
      aria-describedby={error && `${id}-error`}
      data-invalid={error && ''}
    >
      <div className={field.label} id={id}>
        Date
      </div>
      <DayPicker
        mode="single"
        locale={fr}
        className={root}
        classNames={classNames}
        today={dateOf(today)}
        defaultMonth={dateOf(value ?? today)}
        selected={value ? dateOf(value) : undefined}
        onSelect={(date) => onChange(date ? dayOf(date) : null)}
        showOutsideDays
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

// The picker's dates are at noon in the device's time zone.
const dateOf = (day: string) => new Date(`${day}T12:00:00`)
const dayOf = (date: Date) =>
  [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-')
const pad = (count: number) => String(count).padStart(2, '0')
