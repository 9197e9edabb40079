import { dateInWords } from '#shared/base/time'
import { weightLabel } from '#shared/weight/weightValue'
import { Button } from '../../base/ui/Button'
import { DeleteDialog } from '../../base/ui/dialogs/DeleteDialog'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { useDeleteWeight } from './useDeleteWeight'
import { useDeleteWeightImport } from './useDeleteWeightImport'
import type { ListedWeighing } from './WeightRow'

export function DeleteWeightDialog({
  animalUuid,
  weighing: { uuid, grams, day, importUuid },
  imported,
  onClose,
}: {
  animalUuid: string
  weighing: ListedWeighing
  /** The number of weighings of the imported file. */
  imported: number
  onClose: () => void
}) {
  const [deleteWeight, isPending] = useDeleteWeight()
  const [deleteImport, deletingImport] = useDeleteWeightImport()
  return (
    <DeleteDialog
      title="Supprimer la pesée"
      actionName="La suppression d’une pesée"
      isPending={isPending}
      onDelete={() => deleteWeight({ animalUuid, uuid }, onClose)}
      onClose={onClose}
    >
      <p>
        La pesée du <strong>{dateInWords(day)}</strong> ({weightLabel(grams)}) sera définitivement
        supprimée.
      </p>
      {importUuid !== null && imported > 1 && (
        <NeedsNetwork>
          <Button
            variant="secondary"
            isPending={deletingImport}
            pendingLabel="Suppression..."
            onClick={() => deleteImport({ animalUuid, uuid: importUuid }, onClose)}
          >
            Supprimer les {imported} pesées de cet import
          </Button>
        </NeedsNetwork>
      )}
    </DeleteDialog>
  )
}
