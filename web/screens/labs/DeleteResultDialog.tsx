import { dateInWords } from '#shared/time'
import { DeleteDialog } from '../../ui/DeleteDialog'
import type { LabResult } from './result'
import { useDeleteLabResult } from './useDeleteLabResult'

export function DeleteResultDialog({ animalUuid, result: { uuid, day }, onClose }: { animalUuid: string; result: LabResult; onClose: () => void }) {
  const [deleteLabResult, pending] = useDeleteLabResult()
  return (
    <DeleteDialog
      title="Supprimer les résultats"
      what="La suppression de résultats"
      pending={pending}
      onDelete={() => deleteLabResult({ animalUuid, uuid }, onClose)}
      onClose={onClose}
    >
      <p>
        Les résultats du <strong>{dateInWords(day)}</strong> seront définitivement supprimés.
      </p>
    </DeleteDialog>
  )
}
