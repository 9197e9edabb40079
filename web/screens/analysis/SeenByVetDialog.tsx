import { type FormEvent, useId } from 'react'
import { dayIn } from '#shared/base/time'
import { useIsOnline } from '../../base/device/useIsOnline'
import { useCatClock } from '../../base/relay/accountClock'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { useSeeLoss } from './useSeeLoss'

interface SeenByVetDialogProps {
  animalUuid: string
  /** The watch of the loss. */
  rule: string
  onClose: () => void
}

/** Requests the day on which a vet saw a loss of weight (product/watches 3.5). */
export function SeenByVetDialog({ animalUuid, rule, onClose }: SeenByVetDialogProps) {
  const isOnline = useIsOnline()
  const formId = useId()
  const { now, timeZone } = useCatClock(animalUuid)()
  const today = dayIn(now, timeZone)
  const { formRef, errors, showErrors } = useFormErrors()
  const [seeLoss, isPending] = useSeeLoss(showErrors, onClose)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const seenByVetOn = new FormData(event.currentTarget).get('seenByVetOn')
    if (typeof seenByVetOn !== 'string' || !seenByVetOn) showErrors({ seenByVetOn: 'Date requise' })
    else if (!isPending) seeLoss({ animalUuid, rule, seenByVetOn })
  }

  return (
    <Dialog
      open
      onClose={() => isPending || onClose()}
      title="Vu avec le vétérinaire"
      actions={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Annuler
          </Button>
          {isOnline && (
            <Button type="submit" form={formId} isPending={isPending} pendingLabel="Un instant...">
              Enregistrer
            </Button>
          )}
        </>
      }
    >
      <p>
        La pesée de ce jour devient la référence&nbsp;: les pesées d’avant ne comptent plus pour une
        perte de poids.
      </p>
      <form ref={formRef} id={formId} noValidate onSubmit={submit}>
        <TextField
          label="Vu le"
          name="seenByVetOn"
          type="date"
          max={today}
          defaultValue={today}
          error={errors['seenByVetOn']}
        />
      </form>
      <NeedsNetwork actionName="Cette étape" />
    </Dialog>
  )
}
