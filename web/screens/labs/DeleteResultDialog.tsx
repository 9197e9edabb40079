import { dateInWords } from '#shared/base/time'
import { DeleteDialog } from '../../base/ui/dialogs/DeleteDialog'
import type { PendingLabChange } from '../../offline/queue/rows'
import type { NamedCat } from '../../record/waiting/useQueuedSave'
import type { LabResult } from './result'
import { useDeleteLabResult } from './useDeleteLabResult'

interface DeleteResultDialogProps {
  animal: NamedCat
  waiting: readonly PendingLabChange[]
  result: LabResult
  onClose: () => void
}

export function DeleteResultDialog({ animal, waiting, result, onClose }: DeleteResultDialogProps) {
  const [deleteLabResult, pending] = useDeleteLabResult(animal, waiting)
  return (
    <DeleteDialog
      title="Supprimer les résultats"
      pending={pending}
      onDelete={() => void deleteLabResult(result, onClose)}
      onClose={onClose}
    >
      <p>
        Les résultats du <strong>{dateInWords(result.day)}</strong> seront définitivement supprimés.
      </p>
    </DeleteDialog>
  )
}
