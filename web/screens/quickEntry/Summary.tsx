import { capitalise } from '#shared/base/capitalise'
import { plural } from '#shared/base/plural'
import type { Gender } from '#shared/cat/animalSchemas'
import {
  hydrationLabels,
  appetiteLabel,
  categoryLabels,
  energyLabel,
} from '#shared/health/answers/answerLabels'
import type { Answers } from '#shared/health/answers/answers'
import { categories, type Category } from '#shared/health/answers/entry'
import { CategoryIcon } from '../../record/journal/CategoryIcon'
import { StepHeading } from './steps/StepHeading'
import * as styles from './Summary.css'

/** Shows the five answers on one page; a tap changes one (product/entries 5.9). */
export function Summary({
  answers,
  gender,
  onChange,
}: {
  answers: Answers
  gender: Gender | null
  onChange: (step: number) => void
}) {
  return (
    <>
      <StepHeading>Comme hier&#8239;?</StepHeading>
      <ul className={styles.list}>
        {categories.map((category, index) => {
          const answer = answerOf(category, answers, gender)
          return (
            <li key={category}>
              <button type="button" className={styles.row} onClick={() => onChange(index + 1)}>
                <CategoryIcon category={category} size={22} />
                <span className={styles.words}>
                  <span className={styles.label}>{categoryLabels[category]}</span>
                  <span className={answer === null ? styles.missing : styles.answer}>
                    {answer ?? 'À répondre'}
                  </span>
                </span>
                <span className={styles.change}>Changer</span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className={styles.hint}>
        Les signes, la perfusion et les observations d’hier ne sont pas repris.
        {answers.perfusion === 'yes' && ' Perfusion d’aujourd’hui\u00a0: oui.'}
      </p>
    </>
  )
}

const unseenWords = 'Pas vu'

/** Returns `null` if the question is not answered. */
function answerOf(
  category: Category,
  { hydration, appetite, vomiting, vomitingUnseen, urination, urinationUnseen, lethargy }: Answers,
  gender: Gender | null,
): string | null {
  switch (category) {
    case 'hydration':
      return hydration && capitalise(hydrationLabels[hydration])
    case 'appetite':
      return appetite === null ? null : `${appetiteLabel(appetite)} de sa ration`
    case 'vomiting':
      if (vomiting === null) return vomitingUnseen ? unseenWords : null
      return vomiting === 0 ? 'Aucun' : `${vomiting} ${plural(vomiting, 'vomissement')}`
    case 'urination':
      if (urination === null) return urinationUnseen ? unseenWords : null
      return urination === 0 ? 'Aucune' : `${urination} fois`
    case 'energy':
      return lethargy === null ? null : capitalise(energyLabel(lethargy, gender))
  }
}
