import { useId } from 'react'
import { type PeriodLength, periodLengths } from '../period'
import { visuallyHidden } from '../../../base/styles/text.css'
import * as styles from './RangeSwitch.css'

export function RangeSwitch({
  value,
  onChange,
}: {
  value: PeriodLength
  onChange: (range: PeriodLength) => void
}) {
  const name = useId()
  return (
    <fieldset className={styles.root} role="radiogroup">
      <legend className={visuallyHidden}>Période</legend>
      {periodLengths.map((range) => (
        <label key={range} className={styles.choice}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={range === value}
            onChange={() => onChange(range)}
          />
          <span className={styles.label}>{range} jours</span>
        </label>
      ))}
    </fieldset>
  )
}
