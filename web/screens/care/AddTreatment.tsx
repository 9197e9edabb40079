import type { FormEvent } from 'react'
import { fieldErrors } from '#shared/base/validation'
import { kindLabels } from '#shared/care/careLabels'
import { treatmentInput, treatmentKinds } from '#shared/care/treatmentSchemas'
import { useClientId } from '../../base/form/useClientId'
import { Button } from '../../base/ui/Button'
import { CheckField } from '../../base/ui/forms/CheckField'
import { SelectField } from '../../base/ui/forms/SelectField'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { AmountFields } from './AmountFields'
import { mustNotMissField, PlanFields, planFrom } from './PlanFields'
import { useAddTreatment } from './useAddTreatment'
import { column } from '../../base/styles/layout.css'
import * as styles from './CareScreen.css'

const kinds = treatmentKinds.map((value) => ({ value, label: kindLabels[value] }))
const meals = [
  { value: '', label: 'Peu importe' },
  { value: 'yes', label: 'Avec le repas' },
  { value: 'no', label: 'Hors des repas' },
]

/** Requests name, dose and plan; the other fields are folded. `onDone` closes the form. */
export function AddTreatment({
  animalUuid,
  today,
  onDone,
}: {
  animalUuid: string
  today: string
  onDone: () => void
}) {
  const { formRef, errors, showErrors } = useFormErrors()
  const [add, isPending] = useAddTreatment(showErrors)
  const clientId = useClientId()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const texts = new FormData(event.currentTarget)
    const text = (name: string) => texts.get(name) as string
    const fieldEntries = [
      'kind',
      'name',
      'amount',
      'unit',
      'withMeal',
      'firstDay',
      'lastDay',
      'note',
    ].map((name) => [name, text(name)])
    const parsed = treatmentInput.safeParse({
      ...Object.fromEntries(fieldEntries),
      plan: planFrom(texts),
      mustNotMiss: texts.has('mustNotMiss'),
    })
    showErrors(parsed.success ? {} : fieldErrors(parsed.error))
    if (parsed.success) add({ ...parsed.data, ...clientId(parsed.data), animalUuid }, onDone)
  }

  return (
    <form ref={formRef} className={column} noValidate onSubmit={submit}>
      <TextField
        label="Nom du traitement"
        name="name"
        autoComplete="off"
        maxLength={100}
        error={errors['name']}
        autoFocus
      />
      <AmountFields errors={errors} />
      <PlanFields errors={errors} />
      <details>
        <summary className={styles.summary}>Type, dates, repas, note</summary>
        <div className={styles.fold}>
          <SelectField label="Type de soin" name="kind" options={kinds} />
          <div className={styles.pair}>
            <TextField
              label="Premier jour"
              name="firstDay"
              type="date"
              defaultValue={today}
              error={errors['firstDay']}
            />
            <TextField label="Dernier jour" name="lastDay" type="date" error={errors['lastDay']} />
          </div>
          <SelectField label="Repas" name="withMeal" options={meals} />
          <CheckField {...mustNotMissField} />
          <TextField
            label="Note"
            name="note"
            autoComplete="off"
            maxLength={280}
            error={errors['note']}
          />
        </div>
      </details>
      <NeedsNetwork actionName="L’ajout d’un traitement">
        <Button type="submit" block isPending={isPending} pendingLabel="Ajout...">
          Ajouter
        </Button>
      </NeedsNetwork>
      <Button variant="quiet" block disabled={isPending} onClick={onDone}>
        Annuler
      </Button>
    </form>
  )
}
