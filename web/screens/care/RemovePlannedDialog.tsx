import { addDays, dayMonthYear } from '#shared/base/time'
import { DeleteDialog } from '../../base/ui/dialogs/DeleteDialog'
import type { TreatmentStep } from './courses'
import { useStopTreatment } from './useStopTreatment'

/** Removes a planned treatment or change, which would end before it begins (product/care 1.3). */
export function RemovePlannedDialog({
  animalUuid,
  treatment: { uuid, name, firstDay },
  onClose,
}: {
  animalUuid: string
  treatment: TreatmentStep
  onClose: () => void
}) {
  const [stop, isPending] = useStopTreatment()
  return (
    <DeleteDialog
      title={`Supprimer ${name}`}
      actionName="La suppression d’un traitement prévu"
      isPending={isPending}
      onDelete={() =>
        stop({ animalUuid, uuid, lastDay: addDays(firstDay, -1), reason: null }, onClose)
      }
      onClose={onClose}
    >
      <p>
        Ce qui est prévu à partir du <strong>{dayMonthYear(firstDay)}</strong> sera supprimé. Un
        traitement en cours continue sans changement.
      </p>
    </DeleteDialog>
  )
}
