import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import type { JournalRow } from '#shared/health/journal'
import { longDate } from '#shared/time'
import { Button, LinkButton } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'

/** On a phone, the actions of a day. */
export function EntryDialog({
  row,
  correction,
  onDelete,
  onClose,
}: {
  row: JournalRow
  /** Where it is corrected. Null: it cannot be. */
  correction: string | null
  /** Null: it cannot be deleted now. */
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
