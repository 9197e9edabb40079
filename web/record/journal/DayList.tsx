import ChevronDown from 'lucide-react/icons/chevron-down'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { capitalise } from '#shared/base/capitalise'
import { plural } from '#shared/base/plural'
import { longDate } from '#shared/base/time'
import { categoryLabels } from '#shared/health/answers/answerLabels'
import { categories, type Category } from '#shared/health/answers/entry'
import { StatusMark } from '../../base/ui/StatusMark'
import type { AuthoredRow } from './authoredRow'
import { EditedMark } from './EditedMark'
import type { JournalProps } from './JournalProps'
import { Observation } from './Observation'
import { visuallyHidden } from '../../base/styles/text.css'
import * as styles from './DayList.css'

/** The journal on a phone: a line per day, whose details unfold (product/pages 5.3). */
export function DayList({ rows, label, ...dayProps }: JournalProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map((row) => (
        <Day key={row.id} row={row} {...dayProps} />
      ))}
    </ul>
  )
}

function Day({
  row,
  actions,
  onRevisions,
}: { row: AuthoredRow } & Omit<JournalProps, 'rows' | 'label'>) {
  const { color, summary, others, unanswered } = row.inWords
  const buttons = actions?.(row)
  return (
    <li className={styles.day}>
      <details className={styles.details}>
        <summary className={styles.line}>
          <StatusMark color={color} size="s" />
          <span className={styles.words}>
            <time className={styles.date} dateTime={row.day}>
              {row.dayMonth}
            </time>
            <span className={styles.summary}>
              {summary}
              {others > 0 && (
                <span className={styles.otherCount}>
                  +{others}
                  <span className={visuallyHidden}>&nbsp;{plural(others, 'autre')}</span>
                </span>
              )}
              {row.observationsFull !== null && (
                <span className={styles.withNote}>
                  <MessageSquareText size={16} aria-hidden="true" />
                  <span className={visuallyHidden}>&nbsp;avec une note</span>
                </span>
              )}
            </span>
            {row.pending && <span className={styles.pending}>{row.pending}</span>}
          </span>
          <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        </summary>
        <div className={styles.detailsContent}>
          <p className={styles.note}>
            {row.dayOffset} · {capitalise(longDate(row.day))}
          </p>
          <dl className={styles.answers}>
            {categories.map((category) => (
              <div key={category} className={styles.answer}>
                <dt className={styles.term}>{categoryLabels[category]}</dt>
                <dd className={styles.value}>
                  {unanswered.includes(category) ? 'Non renseigné' : answerWords[category](row)}
                </dd>
              </div>
            ))}
          </dl>
          <Observation row={row} isWhole />
          {row.watchNotes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
          {row.writer && <p className={styles.note}>{row.writer}</p>}
          {row.addedOn && <p className={styles.note}>ajouté le&nbsp;{row.addedOn}</p>}
          <EditedMark row={row} className={styles.note} onRevisions={onRevisions} />
          {buttons && <div className={styles.actions}>{buttons}</div>}
        </div>
      </details>
    </li>
  )
}

const answerWords: Record<Category, (row: AuthoredRow) => string> = {
  hydration: ({ hydration, hydrationTitle }) => hydrationTitle ?? hydration,
  appetite: ({ appetite }) => `${appetite} de la ration`,
  vomiting: ({ vomiting }) => vomiting,
  urination: ({ urination, urinationTitle }) =>
    urinationTitle ? `${urination}, ${urinationTitle.toLowerCase()}` : urination,
  energy: ({ energy }) => energy,
}
