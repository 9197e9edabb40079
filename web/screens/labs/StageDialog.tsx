import type { FormEvent } from 'react'
import { fieldErrors } from '#shared/base/validation'
import { vetStageInput } from '#shared/labs/vetStage'
import type { Labs_animal$data } from '../../__generated__/Labs_animal.graphql'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { SelectField } from '../../base/ui/forms/SelectField'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { useClearVetStage } from './useClearVetStage'
import { useSetVetStage } from './useSetVetStage'
import { column } from '../../base/styles/layout.css'

const stages = ['1', '2', '3', '4'].map((value) => ({ value, label: `Stade ${value}` }))

/** Requests the stage that the vet diagnosed (product/labs 2.4). */
export function StageDialog({
  animalUuid,
  stageByVet,
  today,
  onClose,
}: {
  animalUuid: string
  stageByVet: Labs_animal$data['iris']['byVet']
  today: string
  onClose: () => void
}) {
  const { formRef, errors, showErrors } = useFormErrors()
  const [set, isSetting] = useSetVetStage(showErrors)
  const [clear, isClearing] = useClearVetStage()
  const isPending = isSetting || isClearing

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const texts = new FormData(event.currentTarget)
    const parsed = vetStageInput.safeParse({
      stage: Number(texts.get('stage')),
      substage: texts.get('substage'),
      day: texts.get('day'),
    })
    showErrors(parsed.success ? {} : fieldErrors(parsed.error))
    if (parsed.success)
      set({ ...parsed.data, substage: parsed.data.substage ?? null, animalUuid }, onClose)
  }

  return (
    <Dialog open onClose={() => isPending || onClose()} title="Stade posé par le vétérinaire">
      <form ref={formRef} className={column} noValidate onSubmit={submit}>
        <SelectField
          label="Stade IRIS"
          name="stage"
          options={stages}
          defaultValue={String(stageByVet?.stage ?? 2)}
        />
        <TextField
          label="Sous-stade (facultatif)"
          name="substage"
          autoComplete="off"
          maxLength={40}
          defaultValue={stageByVet?.substage ?? ''}
          error={errors['substage'] ?? null}
          hint="Par exemple&nbsp;: protéinurie limite, hypertension."
        />
        <TextField
          label="Posé le"
          name="day"
          type="date"
          max={today}
          defaultValue={stageByVet?.day ?? today}
          error={errors['day'] ?? null}
        />
        <NeedsNetwork actionName="L’enregistrement du stade">
          <Button type="submit" block isPending={isSetting} pendingLabel="Enregistrement...">
            Enregistrer
          </Button>
          {stageByVet && (
            <Button
              variant="quiet"
              block
              isPending={isClearing}
              pendingLabel="Retrait..."
              onClick={() => clear({ animalUuid }, onClose)}
            >
              Retirer ce stade
            </Button>
          )}
        </NeedsNetwork>
      </form>
    </Dialog>
  )
}
