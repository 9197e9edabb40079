import { Bowl } from '../drawings/Bowl'
import { ChoiceCards } from './ChoiceCards'
import { HasPronoun, StepHeading } from './StepHeading'
import type { StepProps } from './StepProps'

const portions = [
  { value: 1, label: 'Rien (0\u202f%)', drawing: <Bowl level={1} /> },
  { value: 2, label: 'Un quart (25\u202f%)', drawing: <Bowl level={2} /> },
  { value: 3, label: 'La moitié ou plus (50–75\u202f%)', drawing: <Bowl level={3} /> },
  { value: 4, label: 'Toute sa ration (100\u202f%)', drawing: <Bowl level={4} /> },
  { value: 5, label: 'Plus que sa ration (>\u00a0100\u202f%)', drawing: <Bowl level={5} /> },
] as const

export function AppetiteStep({ name, pronoun, answers, change, error, onChosen }: StepProps) {
  return (
    <ChoiceCards
      legend={
        <StepHeading>
          Quelle part de sa ration {name} <HasPronoun pronoun={pronoun} /> mangée&#8239;?
        </StepHeading>
      }
      name="appetite"
      value={answers.appetite}
      onChange={(appetite) => change({ appetite })}
      onChosen={onChosen}
      options={portions}
      error={error}
    />
  )
}
