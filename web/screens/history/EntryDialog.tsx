import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { longDate } from '#shared/base/time'
import type { JournalRow } from '#shared/health/period/journal'
import { Button, LinkButton } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'

/** Shows the actions of a day on a phone. */
export function EntryDialog({
  row,
  correction,
  onDelete,
  onClose,
}: {
  row: JournalRow
  /** The address of the correction; `null` if the entry cannot be corrected. */
  correction: string | null
  /** `null` if the entry cannot be deleted now. */
  onDelete: (() => void) | null
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Saisie du ${longDate(row.day)}`}
      actions={
        <>
          {correction !== null && (
            <LinkButton variant="secondary" icon={<Pencil size={20} />} to={correction}>
              Corriger
            </LinkButton>
          )}
          {onDelete && (
            <Button variant="secondary" icon={<Trash2 size={20} />} onClick={onDelete}>
              Supprimer
            </Button>
          )}
        </>
      }
    />
  )
}
