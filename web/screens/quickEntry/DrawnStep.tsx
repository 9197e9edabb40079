import { memo } from 'react'
import { isMissing, questions } from './questions'
import { AppetiteStep } from './steps/AppetiteStep'
import { EnergyStep } from './steps/EnergyStep'
import { HydrationStep } from './steps/HydrationStep'
import type { StepProps } from './steps/StepProps'
import { UrinationStep } from './steps/UrinationStep'
import { VomitingStep } from './steps/VomitingStep'
import { Summary } from './Summary'
import type { SaveTarget } from './useSaveEntry'

const steps = [HydrationStep, AppetiteStep, VomitingStep, UrinationStep, EnergyStep].map((Step) =>
  memo(Step),
)

/** Shows one question, or the summary of all answers. */
export function DrawnStep({
  step,
  animal: { name, gender },
  hasComplaint,
  answers,
  change,
  onChosen,
  onChangeInSummary,
}: Pick<StepProps, 'answers' | 'change' | 'onChosen'> & {
  step: number
  animal: SaveTarget['animal']
  /** `true` if the answer was requested in vain. */
  hasComplaint: boolean
  onChangeInSummary: (step: number) => void
}) {
  const [Step, question] = [steps[step - 1], questions[step - 1]]
  if (!Step || !question)
    return <Summary answers={answers} gender={gender} onChange={onChangeInSummary} />
  return (
    <Step
      name={name}
      pronoun={gender === 'female' ? 'elle' : 'il'}
      answers={answers}
      change={change}
      error={hasComplaint && isMissing(answers, step) ? question.missing : null}
      onChosen={onChosen}
    />
  )
}
