import type { ReactNode } from 'react'
import { categoryLabels } from '#shared/health/alertMessages'
import { categories } from '#shared/health/entry'
import type { JournalRow } from '#shared/health/journal'
import { visuallyHidden } from '../styles/text.css'
import { CategoryIcon } from './CategoryIcon'
import * as styles from './Journal.css'
import { Observation } from './Observation'

/** 'Journal & Événements': a table on wide screens and on paper, a list of days on a phone; each day reads in one line. */
export function Journal({
  rows,
  label,
  actions,
}: {
  rows: readonly JournalRow[]
  label: string
  /** What can be done with an entry; null for none. */
  actions?: (row: JournalRow) => ReactNode
}) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.head}>
        <tr className={styles.row}>
          <th className={styles.date} scope="col">
            Date
          </th>
          {categories.map((category) => (
            <th key={category} className={styles.value} scope="col" title={categoryLabels[category]}>
              <span className={styles.column}>
                <CategoryIcon category={category} size={20} />
                <span className={styles.columnName}>{categoryLabels[category]}</span>
              </span>
            </th>
          ))}
          <th className={styles.observationsHead} scope="col">
            Observations
          </th>
          {actions && (
            <th className={styles.actionsHead} scope="col">
              <span className={visuallyHidden}>Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row) => (
          <Row key={row.id} row={row} actions={actions?.(row)} hasActions={actions !== undefined} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, actions, hasActions }: { row: JournalRow; actions: ReactNode; hasActions: boolean }) {
  const says = row.observationsFull !== null || row.tags.length > 0
  return (
    <tr className={styles.row}>
      <th className={styles.date} scope="row">
        <span className={styles.offset}>{row.dayOffset}</span>
        <time className={styles.day} dateTime={row.day}>
          {row.dayMonth}
        </time>
        {row.edited && (
          <span className={styles.edited} title="Cette saisie a été modifiée">
            modifiée
          </span>
        )}
      </th>
      <Value text={row.hydration} title={row.hydrationTitle} strong />
      <Value text={row.appetite} />
      <Value text={row.vomiting} />
      <Value text={row.urination} title={row.urinationTitle} />
      <Value text={row.energy} title={row.energyTitle} />
      <td className={says ? styles.observations : styles.noObservations}>
        <Observation row={row} />
      </td>
      {hasActions && <td className={actions ? styles.actions : styles.noActions}>{actions}</td>}
    </tr>
  )
}

function Value({ text, title, strong }: { text: string; title?: string | null; strong?: boolean }) {
  return (
    <td className={styles.value}>
      {title ? (
        <abbr className={strong ? styles.sign : styles.abbreviation} title={title}>
          {text}
        </abbr>
      ) : (
        <span className={text === '–' ? styles.none : undefined}>{text}</span>
      )}
    </td>
  )
}
