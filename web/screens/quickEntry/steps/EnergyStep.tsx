import { NOTE_MAX } from '#shared/health/thresholds'
import { ChoiceCards } from './ChoiceCards'
import { EnergyCat } from '../drawings/EnergyCat'
import { TextArea } from './TextArea'
import { StepHeading } from '../StepHeading'
import type { StepProps } from './step'

const levels = [
  { value: 1, label: 'Très abattu', drawing: <EnergyCat level={1} /> },
  { value: 2, label: 'Moins actif', drawing: <EnergyCat level={2} /> },
  { value: 3, label: 'Comme d’habitude', drawing: <EnergyCat level={3} /> },
  { value: 4, label: 'Un peu plus actif', drawing: <EnergyCat level={4} /> },
  { value: 5, label: 'Agité', drawing: <EnergyCat level={5} /> },
] as const

export function EnergyStep({ name, answers, change, error }: StepProps) {
  return (
    <>
      <ChoiceCards
        legend={<StepHeading>Comment va l’énergie de {name}&#8239;?</StepHeading>}
        name="lethargy"
        value={answers.lethargy}
        onChange={(lethargy) => change({ lethargy })}
        options={levels}
        error={error}
      />
      <TextArea
        label="Observations (facultatif)"
        name="note"
        rows={3}
        maxLength={NOTE_MAX}
        value={answers.note}
        onChange={(event) => change({ note: event.target.value })}
      />
    </>
  )
}
