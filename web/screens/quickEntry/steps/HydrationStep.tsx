import { hydrationLevels } from '#shared/health/answers/answerTable'
import { Drop } from '../drawings/Drop'
import { ChoiceCards } from './ChoiceCards'
import { HasPronoun, StepHeading } from './StepHeading'
import type { StepProps } from './StepProps'

const labels = {
  less: 'Moins que d’habitude',
  normal: 'Comme d’habitude',
  more: 'Plus que d’habitude',
}
const amounts = hydrationLevels.map((value) => ({
  value,
  label: labels[value],
  drawing: <Drop amount={value} />,
}))
const perfusionOptions = [
  { value: 'no', label: 'Non' },
  { value: 'yes', label: 'Oui' },
] as const

export function HydrationStep({ name, pronoun, answers, change, error }: StepProps) {
  return (
    <>
      <ChoiceCards
        legend={
          <StepHeading>
            {name} <HasPronoun pronoun={pronoun} /> bu comme d’habitude&#8239;?
          </StepHeading>
        }
        name="hydration"
        value={answers.hydration}
        onChange={(hydration) => change({ hydration })}
        options={amounts}
        error={error}
      />
      <ChoiceCards
        legend="Perfusion sous-cutanée aujourd’hui&#8239;?"
        name="perfusion"
        columns={2}
        value={answers.perfusion}
        onChange={(perfusion) => change({ perfusion })}
        options={perfusionOptions}
      />
    </>
  )
}
