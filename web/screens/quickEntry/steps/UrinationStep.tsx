import { urinationSignLabels } from '#shared/health/answers/answerLabels'
import { clumpSizes } from '#shared/health/answers/answerTable'
import { Clump } from '../drawings/Clump'
import { ChoiceCards } from './ChoiceCards'
import { Counter } from './Counter'
import { QuickCounts } from './QuickCounts'
import { SignCheckboxes } from './SignCheckboxes'
import { HasPronoun, StepHeading } from './StepHeading'
import type { StepProps } from './StepProps'
import * as styles from './UrinationStep.css'

const signs = [
  {
    key: 'straining',
    label: urinationSignLabels.straining,
    hint: 'Pousse, miaule ou reste longtemps en position.',
  },
  {
    key: 'bloodVisible',
    label: urinationSignLabels.bloodVisible,
    hint: 'Urine rose, rouge ou brune.',
  },
  {
    key: 'noUrination',
    label: urinationSignLabels.noUrination,
    hint: 'Décochez si vous n’avez pas pu vérifier.',
  },
] as const

const counts = [1, 2, 3, 4, 5, 6].map((value) => ({ value, label: String(value) }))

const sizes = { small: 'Petites', medium: 'Moyennes', large: 'Grosses' }

/** A radio cannot be unchecked, so 'unknown' is an answer, and the initial one. */
const unknown = { value: 'unknown', label: 'Je ne sais pas' } as const
const answersOfSize = [
  ...clumpSizes.map((value) => ({ value, label: sizes[value], drawing: <Clump size={value} /> })),
  unknown,
]

const stoolAnswers = [
  { value: 'normal', label: 'Normales' },
  { value: 'hard', label: 'Dures ou sèches' },
  { value: 'soft', label: 'Molles ou liquides' },
  { value: 'none', label: 'Aucune' },
  { value: 'unseen', label: 'Pas vu' },
] as const

export function UrinationStep({ name, pronoun, answers, change, error }: StepProps) {
  return (
    <div className={styles.root}>
      <StepHeading>
        Combien de fois {name} <HasPronoun pronoun={pronoun} /> uriné&#8239;?
      </StepHeading>
      <Counter
        ignoresFirstMinus
        label="Nombre d’urinations"
        value={answers.urination}
        onChange={(urination) => change({ urination })}
        error={error}
      />
      <QuickCounts
        counts={counts}
        value={answers.urination}
        isUnseen={answers.urinationUnseen}
        onChange={(urination) => change({ urination })}
        onUnseen={() => change({ urinationUnseen: true })}
      />
      <SignCheckboxes
        legend="Avez-vous remarqué&#8239;?"
        signs={signs}
        answers={answers}
        change={change}
      />
      <ChoiceCards
        legend="Taille des boules de litière"
        name="urinationBallSize"
        columns={4}
        value={answers.urinationBallSize ?? unknown.value}
        onChange={(size) => change({ urinationBallSize: size === unknown.value ? null : size })}
        options={answersOfSize}
      />
      <ChoiceCards
        legend="Et les selles&#8239;?"
        name="stool"
        columns={3}
        value={answers.stool}
        onChange={(stool) => change({ stool })}
        options={stoolAnswers}
      />
    </div>
  )
}
