import type { AuthoredRow } from './authoredRow'
import * as styles from './EditedMark.css'

/** Marks an edited entry; with `onRevisions`, a button shows the earlier versions. */
export function EditedMark({
  row,
  className,
  onRevisions,
}: {
  row: AuthoredRow
  className: string
  onRevisions?: (row: AuthoredRow) => void
}) {
  if (!row.edited) return null
  if (!onRevisions) {
    return (
      <span className={className} title="Cette saisie a été modifiée">
        modifiée
      </span>
    )
  }
  const label = `modifiée\u00a0: versions précédentes du ${row.dayMonth}`
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={() => onRevisions(row)}
    >
      modifiée
    </button>
  )
}
