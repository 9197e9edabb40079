import { categoryLabels } from '#shared/health/answers/answerLabels'
import { categories } from '#shared/health/answers/entry'
import type { AuthoredRow } from './authoredRow'
import { CategoryIcon } from './CategoryIcon'
import { EditedMark } from './EditedMark'
import type { JournalProps } from './JournalProps'
import { Observation } from './Observation'
import * as styles from './DayTable.css'

/** The journal on wide screens and on paper. */
export function DayTable({ rows, label, ...rowProps }: JournalProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.head}>
        <tr className={styles.row}>
          <th className={styles.date} scope="col">
            Date
          </th>
          {categories.map((category) => (
            <th key={category} className={styles.value} scope="col">
              <span className={styles.column}>
                <CategoryIcon category={category} size={20} />
                {categoryLabels[category]}
              </span>
            </th>
          ))}
          <th className={styles.observationsHead} scope="col">
            Observations
          </th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row) => (
          <Row key={row.id} row={row} {...rowProps} />
        ))}
      </tbody>
    </table>
  )
}

function Row({
  row,
  actions,
  onRevisions,
}: { row: AuthoredRow } & Omit<JournalProps, 'rows' | 'label'>) {
  const hasDetails = row.observationsFull !== null || row.pending !== null || row.tags.length > 0
  const buttons = actions?.(row)
  return (
    <tr className={styles.row}>
      <th className={styles.date} scope="row">
        <span className={styles.offset}>{row.dayOffset}</span>
        <time className={styles.day} dateTime={row.day}>
          {row.dayMonth}
        </time>
        {row.addedOn && <span className={styles.edited}>ajouté le&nbsp;{row.addedOn}</span>}
        {row.writer && <span className={styles.writer}>{row.writer}</span>}
        <EditedMark row={row} className={styles.edited} onRevisions={onRevisions} />
      </th>
      <Value text={row.hydration} title={row.hydrationTitle} strong />
      <Value text={row.appetite} />
      <Value text={row.vomiting} />
      <Value text={row.urination} title={row.urinationTitle} />
      <td className={styles.words}>
        <span>{row.energy}</span>
      </td>
      <td className={styles.observations}>
        <div className={styles.foot}>
          {hasDetails ? (
            <Observation row={row} />
          ) : (
            <span className={styles.dash}>{row.observations}</span>
          )}
          {row.watchNotes.map((note) => (
            <p key={note} className={styles.edited}>
              {note}
            </p>
          ))}
          {buttons && <span className={styles.actions}>{buttons}</span>}
        </div>
      </td>
    </tr>
  )
}

function Value({ text, title, strong }: { text: string; title?: string | null; strong?: boolean }) {
  return (
    <td className={styles.value}>
      {title ? (
        // Screen readers do not read a title, and '=' or '+' is no answer.
        <abbr
          className={strong ? styles.sign : styles.abbreviation}
          title={title}
          role="img"
          aria-label={strong ? title : `${text}, ${title.toLowerCase()}`}
        >
          {text}
        </abbr>
      ) : (
        <span className={text === '–' ? styles.none : undefined}>{text}</span>
      )}
    </td>
  )
}
