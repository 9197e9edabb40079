import Check from 'lucide-react/icons/check'
import { type ReactNode, useId } from 'react'
import { classes } from '../../../base/styles/classes'
import { FieldError } from '../../../base/ui/forms/Field'
import { CardWords, wordsOf } from './CardWords'
import * as styles from './ChoiceCards.css'

type Choice<Value> = { value: Value; label: string; hint?: ReactNode; drawing?: ReactNode }

/** Renders native radios under large cards. */
export function ChoiceCards<Value extends string | number>({
  legend,
  name,
  value,
  onChange,
  onChosen,
  options,
  columns = 1,
  hint,
  error,
}: {
  legend: ReactNode
  name: string
  value: Value | null
  onChange: (value: Value) => void
  /** Is also called for the current answer. */
  onChosen?: () => void
  options: readonly Choice<Value>[]
  columns?: keyof typeof styles.columns
  hint?: ReactNode
  error?: string | null
}) {
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.content}>
        {hint && <div className={styles.hint}>{hint}</div>}
        <div className={styles.columns[columns]}>
          {options.map((option) => (
            <ChoiceCard
              key={option.value}
              {...option}
              id={`${id}-${option.value}`}
              name={name}
              checked={option.value === value}
              onChoose={onChange}
              onChosen={onChosen}
              stacked={columns > 1}
            />
          ))}
        </div>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </fieldset>
  )
}

function ChoiceCard<Value extends string | number>({
  id,
  name,
  checked,
  onChoose,
  onChosen,
  stacked,
  value,
  label,
  hint,
  drawing,
}: Choice<Value> & {
  id: string
  name: string
  checked: boolean
  onChoose: (value: Value) => void
  onChosen: (() => void) | undefined
  stacked: boolean
}) {
  return (
    <label className={classes(styles.card, stacked && styles.stacked)}>
      <input
        className={styles.input}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={() => onChoose(value)}
        onClick={onChosen}
        {...wordsOf(id, hint)}
      />
      {drawing && (
        <span className={styles.drawing} aria-hidden="true">
          {drawing}
        </span>
      )}
      <CardWords id={id} label={label} hint={hint} />
      <span className={stacked ? styles.cornerTick : styles.tick} aria-hidden="true">
        <Check size={22} />
      </span>
    </label>
  )
}
