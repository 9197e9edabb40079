import { useId } from 'react'
import { CheckCard } from '../../../components/CheckCard'
import { Sign, type SignName } from '../../../components/drawings/Sign'
import * as styles from './steps.css'

/** Signs that were seen, none of them required. */
export function Signs<Flags extends object>({
  legend,
  signs,
  flags,
  onChange,
}: {
  legend: string
  signs: readonly { key: keyof Flags & SignName; label: string; hint?: string }[]
  flags: Flags
  onChange: (flags: Flags) => void
}) {
  const id = useId()
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <h3 className={styles.legend} id={id}>{legend}</h3>
      <div className={styles.signs}>
        {signs.map(({ key, label, hint }) => (
          <CheckCard
            key={key}
            name={key}
            label={label}
            hint={hint}
            drawing={<Sign sign={key} />}
            checked={flags[key] === true}
            onChange={(seen) => onChange({ ...flags, [key]: seen })}
          />
        ))}
      </div>
    </div>
  )
}
