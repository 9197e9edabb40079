import { capitalise } from '#shared/base/capitalise'
import { longDate } from '#shared/base/time'
import { LinkButton } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'

/** Requests the day to answer among the last days without an entry (product/entries 6.2). */
export function ForgottenDialog({
  days,
  animalUuid,
  onClose,
}: {
  days: readonly string[]
  animalUuid: string
  onClose: () => void
}) {
  return (
    <Dialog open onClose={onClose} title="Ajouter un jour oublié">
      <p>
        Les jours sans saisie des 7 derniers jours. La saisie portera la mention «&nbsp;ajouté
        le&nbsp;…&nbsp;».
      </p>
      {days.map((day) => (
        <LinkButton key={day} variant="secondary" to={`/quick-entry/${animalUuid}?jour=${day}`}>
          {capitalise(longDate(day))}
        </LinkButton>
      ))}
    </Dialog>
  )
}
