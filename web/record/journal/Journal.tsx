import type { ReactNode } from 'react'
import { categoryLabels } from '#shared/health/answers/answerLabels'
import { categories } from '#shared/health/answers/entry'
import { journalLegend } from '#shared/health/period/journalLegend'
import { CategoryIcon } from './CategoryIcon'
import { Observation } from './Observation'
import type { WrittenRow } from './writtenRow'
import * as styles from './Journal.css'

interface RowProps {
  /** Returns the buttons of an entry; `null` if it has none. */
  actions?: (row: WrittenRow) => ReactNode
  /** `true` if there is one button only, which a phone shows beside the values. */
  actionsBeside?: boolean
  /** Turns the edited mark into a button that shows the earlier versions. */
  onRevisions?: (row: WrittenRow) => void
}

/** Renders a table on wide screens and on paper, and a list of days on a phone. */
export function Journal({
  rows,
  label,
  ...rowProps
}: { rows: readonly WrittenRow[]; label: string } & RowProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.head}>
        <tr className={rowProps.actionsBeside ? styles.rowWithButton : styles.row}>
          <th className={styles.date} scope="col">
            Date
          </th>
          {categories.map((category) => (
            <th
              key={category}
              className={styles.value}
              scope="col"
              title={categoryLabels[category]}
            >
              <span className={styles.column}>
                <CategoryIcon category={category} size={20} />
                <span className={styles.columnName}>{categoryLabels[category]}</span>
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

function Row({ row, actions, actionsBeside, onRevisions }: { row: WrittenRow } & RowProps) {
  const says = row.observationsFull !== null || row.tags.length > 0
  const buttons = actions?.(row)
  const silent = !buttons
    ? styles.nothingToSay
    : actionsBeside
      ? styles.buttonAlone
      : styles.observations
  return (
    <tr className={actionsBeside ? styles.rowWithButton : styles.row}>
      <th className={styles.date} scope="row">
        <span className={styles.offset}>{row.dayOffset}</span>
        <time className={styles.day} dateTime={row.day}>
          {row.dayMonth}
        </time>
        {row.addedOn && <span className={styles.edited}>ajouté le&nbsp;{row.addedOn}</span>}
        {row.writer && <span className={styles.writer}>{row.writer}</span>}
        {row.edited && <Edited row={row} onRevisions={onRevisions} />}
      </th>
      <Value text={row.hydration} title={row.hydrationTitle} strong />
      <Value text={row.appetite} />
      <Value text={row.vomiting} />
      <Value text={row.urination} title={row.urinationTitle} />
      <td className={styles.words}>
        <span>{row.energy}</span>
      </td>
      <td className={says ? styles.observations : silent}>
        <div className={styles.foot}>
          {says ? (
            <Observation row={row} />
          ) : (
            <span className={styles.dash}>{row.observations}</span>
          )}
          {buttons && <span className={styles.actions}>{buttons}</span>}
        </div>
      </td>
    </tr>
  )
}

function Edited({ row, onRevisions }: { row: WrittenRow } & Pick<RowProps, 'onRevisions'>) {
  if (!onRevisions) {
    return (
      <span className={styles.edited} title="Cette saisie a été modifiée">
        modifiée
      </span>
    )
  }
  const label = `modifiée\u00a0: versions précédentes du ${row.dayMonth}`
  return (
    <button
      type="button"
      className={styles.editedButton}
      aria-label={label}
      title={label}
      onClick={() => onRevisions(row)}
    >
      modifiée
    </button>
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

export function JournalLegend() {
  return (
    <p className={styles.legend}>
      {journalLegend.map(({ text, bold }) => (bold ? <b key={text}>{text}</b> : text))}
    </p>
  )
}
