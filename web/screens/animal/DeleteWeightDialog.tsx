import { dateInWords } from '#shared/time'
import { weightLabel } from '#shared/weight'
import { DeleteDialog } from '../../ui/DeleteDialog'
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
    <DeleteDialog
      title="Supprimer la pesée"
      what="La suppression d’une pesée"
      pending={pending}
      onDelete={() => deleteWeight({ animalUuid, uuid }, onClose)}
      onClose={onClose}
    >
      <p>
        La pesée du <strong>{dateInWords(day)}</strong> ({weightLabel(grams)}) sera définitivement
        supprimée.
      </p>
    </DeleteDialog>
  )
}
