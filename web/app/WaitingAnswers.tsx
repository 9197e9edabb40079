import { categories, unansweredCategories } from '#shared/health/entry'
import { categoryLabels } from '#shared/health/labels'
import { tileAnswer } from '#shared/health/tileAnswer'
import { pendingFields } from '../offline/pendingEntry'
import type { WaitingEntry } from '../offline/rows'
import * as styles from './WaitingEntries.css'

/** The answers of an entry that no form can show any more, to be read and copied. */
export function WaitingAnswers({ entry }: { entry: WaitingEntry }) {
  const fields = pendingFields(entry)
  const unanswered = unansweredCategories(fields)
  return (
    <ul className={styles.answers} aria-label="Vos réponses">
      {categories.filter((category) => !unanswered.includes(category)).map((category) => (
        <li key={category}>{categoryLabels[category]}&nbsp;: {tileAnswer(category, fields)}</li>
      ))}
      {fields.note && <li className={styles.note}>Observations&nbsp;: {fields.note}</li>}
    </ul>
  )
}
