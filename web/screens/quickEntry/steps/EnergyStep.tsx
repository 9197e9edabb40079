import { capitalise } from '#shared/base/capitalise'
import { elide } from '#shared/base/elision'
import type { Gender } from '#shared/cat/animalSchemas'
import { energyLabel } from '#shared/health/answers/answerLabels'
import { NOTE_MAX } from '#shared/health/thresholds/thresholds'
import { EnergyCat } from '../drawings/EnergyCat'
import { ChoiceCards } from './ChoiceCards'
import { StepHeading } from './StepHeading'
import type { StepProps } from './StepProps'
import { TextArea } from './TextArea'

const levelsOf = (gender: Gender) =>
  ([1, 2, 3, 4, 5] as const).map((value) => ({
    value,
    label: capitalise(energyLabel(value, gender)).replace("'", '’'),
    drawing: <EnergyCat level={value} />,
  }))
const levels = { il: levelsOf('male'), elle: levelsOf('female') }

export function EnergyStep({ name, pronoun, answers, change, error }: StepProps) {
  return (
    <>
      <ChoiceCards
        legend={<StepHeading>Quelle est l’énergie {elide('de', name)}&#8239;?</StepHeading>}
        name="lethargy"
        value={answers.lethargy}
        onChange={(lethargy) => change({ lethargy })}
        options={levels[pronoun]}
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
