import type { ReactNode } from 'react'
import { categoryLabels } from '#shared/health/answers/answerLabels'
import { categories } from '#shared/health/answers/entry'
import { sheetLegend } from '#shared/health/period/journalLegend'
import type { useJournalRows_record$key } from '../../__generated__/useJournalRows_record.graphql'
import type { AuthoredRow } from '../journal/authoredRow'
import { useJournalRows } from '../journal/useJournalRows'
import * as styles from './SheetJournal.css'

/**
 * Lists the 7 latest entries (product/pages 5.3): always the newest one, and as many of the others
 * as fit entirely.
 */
export function SheetJournal({
  record,
  children,
}: {
  record: useJournalRows_record$key
  children: ReactNode
}) {
  const [newest, ...others] = useJournalRows(record)
  return (
    <>
      <section className={styles.root}>
        <h2 className={styles.title}>Journal & Événements</h2>
        <div className={styles.head}>
          <span>Date</span>
          {categories.map((category) => (
            <span key={category}>{categoryLabels[category]}</span>
          ))}
          <span>Observations</span>
        </div>
        <ul className={styles.newest}>{newest && <Row row={newest} isUncut />}</ul>
      </section>
      <ul className={styles.rows}>
        {others.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      <div className={styles.legend}>
        {children}
        <p>{sheetLegend}</p>
      </div>
    </>
  )
}

function Row({ row, isUncut = false }: { row: AuthoredRow; isUncut?: boolean }) {
  return (
    <li className={styles.row}>
      <span>
        <strong>{row.dayOffset}</strong> {row.dayMonth}
      </span>
      <span>
        {row.hydrationTitle ? <span className={styles.sign}>{row.hydration}</span> : row.hydration}
      </span>
      <span>{row.appetite}</span>
      <span>{row.vomiting}</span>
      <span>{row.urination}</span>
      <span>{row.energy}</span>
      <span className={styles.note}>{observations(row, isUncut)}</span>
    </li>
  )
}

/** Shows the flags, then the note. The newest note is not cut, since paper has no hover. */
function observations(
  { tags, edited, byHelper, observations: note, observationsFull }: AuthoredRow,
  isUncut: boolean,
): string {
  const signs = [
    ...tags,
    ...(edited ? ['Saisie modifiée'] : []),
    ...(byHelper === null ? [] : [byHelper ? 'Par un aidant' : 'Par le propriétaire']),
  ].join(' · ')
  return (
    [signs, isUncut ? observationsFull : observationsFull && note].filter(Boolean).join(' — ') ||
    '–'
  )
}
