import type { JournalRow } from '#shared/health/journal'
import { longDate } from '#shared/time'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
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
  const [deleteMeasurement, pending] = useDeleteMeasurement()
  return (
    <Dialog
      open
      onClose={onClose}
      title="Supprimer la saisie"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button
            variant="danger"
            pending={pending}
            pendingLabel="Suppression..."
            onClick={() => deleteMeasurement({ animalUuid, uuid: id }, connection, onClose)}
          >
            Supprimer
          </Button>
        </>
      }
    >
      <p>
        La saisie du <strong>{longDate(day)}</strong> et ses versions précédentes seront définitivement supprimées. Cette action
        est irréversible.
      </p>
    </Dialog>
  )
}
