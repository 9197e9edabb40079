import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import type { JournalRow } from '#shared/health/period/journal'
import { IconButton, LinkButton } from '../../base/ui/Button'
import * as styles from './HistoryScreen.css'

/**
 * Corrects and deletes older entries (product/entries 1.4). A phone has space for one button per
 * day, which opens EntryDialog.
 */
export function EntryActions({
  row,
  correction,
  onOpen,
  onDelete,
}: {
  row: JournalRow
  /** The address of the correction; `null` if the entry cannot be corrected. */
  correction: string | null
  onOpen: () => void
  /** `null` if the entry cannot be deleted now. */
  onDelete: (() => void) | null
}) {
  const { dayMonth } = row
  const choices = [correction !== null && 'corriger', onDelete && 'supprimer']
    .filter(Boolean)
    .join(' ou ')
  if (choices === '') return null
  return (
    <>
      <span className={styles.onPhone}>
        <IconButton
          label={`Saisie du ${dayMonth}\u00a0: ${choices}`}
          icon={<Ellipsis size={20} />}
          aria-haspopup="dialog"
          onClick={onOpen}
        />
      </span>
      <span className={styles.atDesk}>
        {correction !== null && (
          <LinkButton
            className={styles.iconLink}
            variant="quiet"
            aria-label={`Corriger la saisie du ${dayMonth}`}
            data-tooltip={`Corriger la saisie du ${dayMonth}`}
            icon={<Pencil size={20} />}
            to={correction}
          />
        )}
        {onDelete && (
          <IconButton
            label={`Supprimer la saisie du ${dayMonth}`}
            icon={<Trash2 size={20} />}
            onClick={onDelete}
          />
        )}
      </span>
    </>
  )
}
