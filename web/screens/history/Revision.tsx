import { graphql, useFragment } from 'react-relay'
import { dateTime } from '#shared/base/time'
import type { Gender } from '#shared/cat/animalSchemas'
import { categoryLabels } from '#shared/health/answers/answerLabels'
import { categories, isAnswered } from '#shared/health/answers/entry'
import { tileAnswer } from '#shared/health/answers/tileAnswer'
import type { Revision_revision$key } from '../../__generated__/Revision_revision.graphql'
import { entryFields } from '../../record/journal/entryFields'
import * as styles from './HistoryScreen.css'

export function Revision({
  revision,
  gender,
  timeZone,
  showsAuthor,
}: {
  revision: Revision_revision$key
  gender: Gender | null
  timeZone: string
  showsAuthor: boolean
}) {
  const data = useFragment(
    graphql`
      fragment Revision_revision on MeasurementRevision {
        answeredAt
        by
        ...entryFields_entry
      }
    `,
    revision,
  )
  const entry = entryFields(data)
  return (
    <li className={styles.revision}>
      <h3>
        Répondu le {dateTime(data.answeredAt, timeZone)}
        {showsAuthor && data.by && ` par ${data.by}`}
      </h3>
      <dl className={styles.answers}>
        {categories.map((category) => (
          <div key={category} className={styles.answer}>
            <dt className={styles.term}>{categoryLabels[category]}</dt>
            <dd className={styles.value}>
              {isAnswered(entry, category)
                ? tileAnswer(category, entry, gender)
                : '– Non renseigné'}
            </dd>
          </div>
        ))}
        {entry.note && (
          <div className={styles.answer}>
            <dt className={styles.term}>Observations</dt>
            <dd className={styles.value}>{entry.note}</dd>
          </div>
        )}
      </dl>
    </li>
  )
}
