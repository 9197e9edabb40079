import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import type { JournalRow } from '#shared/health/period/journal'
import { Button, LinkButton } from '../../base/ui/Button'
import { moveFocusBeside } from '../../base/ui/focus/focusBeside'
import * as styles from './HistoryScreen.css'

/** Corrects and deletes older entries (product/entries 1.4). The table has icons without words. */
export function EntryActions({
  row: { dayMonth },
  correction,
  onDelete,
}: {
  row: JournalRow
  /** The address of the correction; `null` if the entry cannot be corrected. */
  correction: string | null
  /** `null` if the entry cannot be deleted now. */
  onDelete: (() => void) | null
}) {
  const [correctWords, deleteWords] = [
    `Corriger la saisie du ${dayMonth}`,
    `Supprimer la saisie du ${dayMonth}`,
  ]
  if (correction === null && !onDelete) return null
  return (
    <>
      {correction !== null && (
        <LinkButton
          className={styles.action}
          variant="quiet"
          aria-label={correctWords}
          data-tooltip={correctWords}
          icon={<Pencil size={20} />}
          to={correction}
        >
          <span className={styles.phoneLabel}>Corriger</span>
        </LinkButton>
      )}
      {onDelete && (
        <Button
          ref={moveFocusBeside}
          className={styles.action}
          variant="quiet"
          aria-label={deleteWords}
          data-tooltip={deleteWords}
          icon={<Trash2 size={20} />}
          onClick={onDelete}
        >
          <span className={styles.phoneLabel}>Supprimer</span>
        </Button>
      )}
    </>
  )
}
