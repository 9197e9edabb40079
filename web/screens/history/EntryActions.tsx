import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import type { JournalRow } from '#shared/health/journal'
import { IconButton, LinkButton } from '../../components/Button'
import * as styles from './HistoryScreen.css'

/** People make mistakes: older entries are corrected and deleted from here (decisions, One day). */
export function EntryActions({
  row: { id, dayMonth },
  animalUuid,
  onDelete,
}: {
  row: JournalRow
  animalUuid: string
  /** Null: it cannot be deleted now. */
  onDelete: (() => void) | null
}) {
  return (
    <>
      <LinkButton
        className={styles.iconLink}
        variant="quiet"
        aria-label={`Corriger la saisie du ${dayMonth}`}
        data-tooltip={`Corriger la saisie du ${dayMonth}`}
        icon={<Pencil size={20} />}
        to={`/quick-entry/${animalUuid}?measurementId=${id}`}
      />
      {onDelete && <IconButton label={`Supprimer la saisie du ${dayMonth}`} icon={<Trash2 size={20} />} onClick={onDelete} />}
    </>
  )
}
