import { categoryLabels, stoolLabels } from '#shared/health/answers/answerLabels'
import { categories, unansweredCategories } from '#shared/health/answers/entry'
import { tileAnswer } from '#shared/health/answers/tileAnswer'
import { pendingFields } from '../../offline/queue/pendingEntry'
import type { PendingEntry } from '../../offline/queue/rows'
import { CopyTextButton } from './CopyTextButton'
import * as styles from './PendingChanges.css'

/** Shows the answers of an entry that no form can correct, to be read and copied. */
export function PendingAnswers({ entry, title }: { entry: PendingEntry; title: string }) {
  const fields = pendingFields(entry)
  const unanswered = unansweredCategories(fields)
  const answerLines = categories
    .filter((category) => !unanswered.includes(category))
    .map((category) => `${categoryLabels[category]}\u00a0: ${tileAnswer(category, fields)}`)
  const lines = [
    ...answerLines,
    fields.stool && stoolLabels[fields.stool],
    fields.note && `Observations\u00a0: ${fields.note}`,
  ].flatMap((line) => line || [])
  return (
    <>
      <ul className={styles.answers} aria-label="Vos réponses">
        {lines.map((line) => (
          <li key={line} className={styles.note}>
            {line}
          </li>
        ))}
      </ul>
      <div className={styles.choices}>
        <CopyTextButton words={[title, ...lines]} />
      </div>
    </>
  )
}
