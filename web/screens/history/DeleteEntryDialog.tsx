import { longDate } from '#shared/base/time'
import type { JournalRow } from '#shared/health/period/journal'
import { DeleteDialog } from '../../base/ui/dialogs/DeleteDialog'
import { useDeleteMeasurement } from './useDeleteMeasurement'

export function DeleteEntryDialog({
  row: { id, day },
  animalUuid,
  connection,
  onClose,
}: {
  row: JournalRow
  animalUuid: string
  connection: string
  onClose: () => void
}) {
  const [deleteMeasurement, isPending] = useDeleteMeasurement()
  return (
    <DeleteDialog
      title="Supprimer la saisie"
      actionName="La suppression d’une saisie"
      isPending={isPending}
      onDelete={() => deleteMeasurement({ animalUuid, uuid: id, day }, connection, onClose)}
      onClose={onClose}
    >
      <p>
        La saisie du <strong>{longDate(day)}</strong> et ses versions précédentes seront
        définitivement supprimées. Cette action est irréversible.
      </p>
    </DeleteDialog>
  )
}
