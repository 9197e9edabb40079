import { vomitingTypeLabels } from '#shared/health/answers/answerLabels'
import { Counter } from './Counter'
import { QuickCounts } from './QuickCounts'
import { SignCheckboxes } from './SignCheckboxes'
import { HasPronoun, StepHeading } from './StepHeading'
import type { StepProps } from './StepProps'
import * as styles from './VomitingStep.css'

const signs = [
  { key: 'hairball', label: vomitingTypeLabels.hairball },
  {
    key: 'waterIntolerance',
    label: vomitingTypeLabels.waterIntolerance,
    hint: 'L’eau bue ressort aussitôt.',
  },
  {
    key: 'regurgitation',
    label: vomitingTypeLabels.regurgitation,
    hint: 'Juste après le repas, sans effort.',
  },
] as const

const counts = [
  { value: 0, label: 'Aucun' },
  { value: 1, label: '1' },
  { value: 2, label: '2' },
] as const

export function VomitingStep({ name, pronoun, answers, change, error, onChosen }: StepProps) {
  return (
    <div className={styles.root}>
      <StepHeading>
        Combien de fois {name} <HasPronoun pronoun={pronoun} /> vomi&#8239;?
      </StepHeading>
      <Counter
        label="Nombre de vomissements"
        value={answers.vomiting}
        onChange={(vomiting) => change({ vomiting })}
        error={error}
      />
      <SignCheckboxes
        legend="Avez-vous remarqué&#8239;?"
        signs={signs}
        answers={answers}
        change={change}
      />
      {/* The counts follow the signs, since a touch on them ends the step. */}
      <QuickCounts
        legend="En tout"
        counts={counts}
        value={answers.vomiting}
        isUnseen={answers.vomitingUnseen}
        onChange={(vomiting) => {
          change({ vomiting })
          onChosen()
        }}
        onUnseen={() => {
          change({ vomitingUnseen: true })
          onChosen()
        }}
      />
    </div>
  )
}
