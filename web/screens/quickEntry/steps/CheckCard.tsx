import Check from 'lucide-react/icons/check'
import { type ReactNode, useId } from 'react'
import { CardWords, wordsOf } from './CardWords'
import * as styles from './CheckCard.css'
import * as card from './ChoiceCards.css'

/** Renders a native checkbox under a card. */
export function CheckCard({
  label,
  checked,
  onChange,
  drawing,
  hint,
  name,
}: {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  drawing?: ReactNode
  hint?: ReactNode
  name?: string
}) {
  const id = useId()
  return (
    <label className={card.card}>
      <input
        className={card.input}
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        {...wordsOf(id, hint)}
      />
      {drawing && (
        <span className={styles.drawing} aria-hidden="true">
          {drawing}
        </span>
      )}
      <CardWords id={id} label={label} hint={hint} />
      <span className={styles.box} aria-hidden="true">
        <Check size={18} strokeWidth={3} />
      </span>
    </label>
  )
}
