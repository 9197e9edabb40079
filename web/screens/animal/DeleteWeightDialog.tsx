import { dateInWords } from '#shared/time'
import { weightLabel } from '#shared/weight'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { useDeleteWeight } from './useDeleteWeight'
import type { Weighing } from './WeightRow'

export function DeleteWeightDialog({
  animalUuid,
  weighing: { uuid, grams, day },
  onClose,
}: {
  animalUuid: string
  weighing: Weighing
  onClose: () => void
}) {
  const [deleteWeight, pending] = useDeleteWeight()
  return (
    <Dialog
      open
      onClose={onClose}
      title="Supprimer la pesée"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button variant="danger" pending={pending} pendingLabel="Suppression..." onClick={() => deleteWeight({ animalUuid, uuid }, onClose)}>
            Supprimer
          </Button>
        </>
      }
    >
      <p>
        La pesée du <strong>{dateInWords(day)}</strong> ({weightLabel(grams)}) sera définitivement supprimée.
      </p>
    </Dialog>
  )
}
