import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { useRemoveFromCircle } from './useRemoveFromCircle'

/** Takes a person out, after a word on what stays. */
export function RemoveDialog({
  animalUuid,
  member: { uuid, firstName },
  onClose,
}: {
  animalUuid: string
  member: { uuid: string; firstName: string }
  onClose: () => void
}) {
  const [remove, pending] = useRemoveFromCircle()
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Retirer ${firstName}`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button
            variant="danger"
            pending={pending}
            pendingLabel="Retrait..."
            onClick={() => remove({ animalUuid, uuid }, onClose)}
          >
            Retirer
          </Button>
        </>
      }
    >
      <p>
        {firstName} ne verra plus rien de ce carnet, tout de suite. Ce que {firstName} y a noté
        reste.
      </p>
    </Dialog>
  )
}
