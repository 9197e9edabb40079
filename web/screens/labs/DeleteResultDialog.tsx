import { dateInWords } from '#shared/base/time'
import { DeleteDialog } from '../../base/ui/dialogs/DeleteDialog'
import type { PendingLabChange } from '../../offline/queue/rows'
import type { NamedCat } from '../../record/pending/useQueuedSave'
import type { LabResult } from './LabResult'
import { useDeleteLabResult } from './useDeleteLabResult'

interface DeleteResultDialogProps {
  animal: NamedCat
  pendingChanges: readonly PendingLabChange[]
  result: LabResult
  onClose: () => void
}

export function DeleteResultDialog({
  animal,
  pendingChanges,
  result,
  onClose,
}: DeleteResultDialogProps) {
  const [deleteLabResult, isPending] = useDeleteLabResult(animal, pendingChanges)
  return (
    <DeleteDialog
      title="Supprimer les résultats"
      isPending={isPending}
      onDelete={() => void deleteLabResult(result, onClose)}
      onClose={onClose}
    >
      <p>
        Les résultats du <strong>{dateInWords(result.day)}</strong> seront définitivement supprimés.
      </p>
    </DeleteDialog>
  )
}
