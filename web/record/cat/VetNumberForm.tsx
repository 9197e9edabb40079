import type { FormEvent } from 'react'
import { elide } from '#shared/base/elision'
import { fieldErrors } from '#shared/base/validation'
import { updateAnimalInput } from '#shared/cat/animalSchemas'
import { Button } from '../../base/ui/Button'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { useSetVetPhone } from './useSetVetPhone'
import * as styles from './VetNumber.css'

export function VetNumberForm({ uuid, name }: { uuid: string; name: string }) {
  const { formRef, errors, showErrors } = useFormErrors()
  const [setVetPhone, isPending] = useSetVetPhone(showErrors)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const parsed = updateAnimalInput.safeParse({
      vetPhone: new FormData(event.currentTarget).get('vetPhone'),
    })
    showErrors(parsed.success ? {} : fieldErrors(parsed.error))
    if (parsed.success && parsed.data.vetPhone)
      setVetPhone({ uuid, vetPhone: parsed.data.vetPhone })
  }

  return (
    <form ref={formRef} className={styles.vet} noValidate onSubmit={submit}>
      <TextField
        label={`Téléphone du vétérinaire ${elide('de', name)}`}
        name="vetPhone"
        type="tel"
        autoComplete="off"
        error={errors['vetPhone']}
      />
      <NeedsNetwork actionName="L’ajout d’un numéro">
        <Button type="submit" variant="secondary" isPending={isPending} pendingLabel="Ajout...">
          Ajouter le numéro
        </Button>
      </NeedsNetwork>
    </form>
  )
}
