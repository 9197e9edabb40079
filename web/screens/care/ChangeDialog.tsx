import type { FormEvent } from 'react'
import { fieldErrors } from '#shared/base/validation'
import { treatmentChange } from '#shared/care/treatmentSchemas'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { CheckField } from '../../base/ui/forms/CheckField'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { AmountFields } from './AmountFields'
import { CopyAddress } from './CopyAddress'
import type { TreatmentStep } from './courses'
import { mustNotMissField, PlanFields, planFrom } from './PlanFields'
import { useChangeTreatment } from './useChangeTreatment'
import { column } from '../../base/styles/layout.css'

/** Changes dose or plan from a day on; earlier doses stay as they were (product/care 1.3). */
export function ChangeDialog({
  animalUuid,
  treatment,
  today,
  onClose,
}: {
  animalUuid: string
  treatment: TreatmentStep
  today: string
  onClose: () => void
}) {
  const { formRef, errors, showErrors } = useFormErrors()
  const [change, isPending] = useChangeTreatment(showErrors)
  const { uuid, kind, name, amount, unit, plan, mustNotMiss } = treatment

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const texts = new FormData(event.currentTarget)
    const parsed = treatmentChange.safeParse({
      kind,
      name,
      amount: texts.get('amount'),
      unit: texts.get('unit'),
      plan: planFrom(texts),
      from: texts.get('from'),
      mustNotMiss: texts.has('mustNotMiss'),
    })
    showErrors(parsed.success ? {} : fieldErrors(parsed.error))
    if (!parsed.success) return
    const { amount: dose = null, unit: of = null, from, ...rest } = parsed.data
    change(
      {
        animalUuid,
        uuid,
        amount: dose,
        unit: of,
        plan: rest.plan,
        mustNotMiss: rest.mustNotMiss ?? null,
        from: from ?? null,
      },
      onClose,
    )
  }

  return (
    <Dialog open onClose={() => isPending || onClose()} title={`Changer ${name}`}>
      <form ref={formRef} className={column} noValidate onSubmit={submit}>
        <TextField
          label="À partir du"
          name="from"
          type="date"
          min={today}
          defaultValue={today}
          error={errors['from']}
        />
        <AmountFields amount={amount} unit={unit} errors={errors} />
        <PlanFields plan={plan} errors={errors} />
        <CheckField {...mustNotMissField} defaultChecked={mustNotMiss} />
        <NeedsNetwork actionName="Le changement d’un traitement">
          <Button type="submit" block isPending={isPending} pendingLabel="Enregistrement...">
            Enregistrer le changement
          </Button>
        </NeedsNetwork>
        <CopyAddress treatmentUuid={uuid} />
      </form>
    </Dialog>
  )
}
