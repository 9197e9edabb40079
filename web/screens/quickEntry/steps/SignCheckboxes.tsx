import { useId } from 'react'
import { SignDrawing, type SignName } from '../drawings/SignDrawing'
import { CheckCard } from './CheckCard'
import type { StepProps } from './StepProps'
import * as styles from './steps.css'

export function SignCheckboxes({
  legend,
  signs,
  answers,
  change,
}: { legend: string; signs: readonly { key: SignName; label: string; hint?: string }[] } & Pick<
  StepProps,
  'answers' | 'change'
>) {
  const id = useId()
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <h3 className={styles.legend} id={id}>
        {legend}
      </h3>
      <div className={styles.signs}>
        {signs.map(({ key, label, hint }) => (
          <CheckCard
            key={key}
            name={key}
            label={label}
            hint={hint}
            drawing={<SignDrawing sign={key} />}
            checked={answers[key]}
            onChange={(isSeen) => change({ [key]: isSeen })}
          />
        ))}
      </div>
    </div>
  )
}
