import type { FormEvent } from 'react'
import { fieldErrors } from '#shared/base/validation'
import { treatmentStop } from '#shared/care/treatmentSchemas'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import type { TreatmentStep } from './courses'
import { useStopTreatment } from './useStopTreatment'
import { column } from '../../base/styles/layout.css'

/**
 * Requests the last day and, optionally, the reason. Later doses are kept (product/care 1.3).
 */
export function StopDialog({
  animalUuid,
  treatment: { uuid, name, firstDay },
  today,
  onClose,
}: {
  animalUuid: string
  treatment: TreatmentStep
  today: string
  onClose: () => void
}) {
  const { formRef, errors, showErrors } = useFormErrors()
  const [stop, isPending] = useStopTreatment(showErrors)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const texts = new FormData(event.currentTarget)
    const parsed = treatmentStop.safeParse({
      lastDay: texts.get('lastDay'),
      reason: texts.get('reason'),
    })
    showErrors(parsed.success ? {} : fieldErrors(parsed.error))
    if (parsed.success)
      stop(
        { animalUuid, uuid, lastDay: parsed.data.lastDay, reason: parsed.data.reason ?? null },
        onClose,
      )
  }

  return (
    <Dialog open onClose={() => isPending || onClose()} title={`Arrêter ${name}`}>
      <form ref={formRef} className={column} noValidate onSubmit={submit}>
        <TextField
          label="Dernier jour"
          name="lastDay"
          type="date"
          min={firstDay}
          defaultValue={today}
          error={errors['lastDay']}
        />
        <TextField
          label="Pourquoi (facultatif)"
          name="reason"
          autoComplete="off"
          error={errors['reason']}
        />
        <NeedsNetwork actionName="L’arrêt d’un traitement">
          <Button type="submit" block isPending={isPending} pendingLabel="Enregistrement...">
            Arrêter le traitement
          </Button>
        </NeedsNetwork>
      </form>
    </Dialog>
  )
}
