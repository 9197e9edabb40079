import type { FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { updateAnimalInput } from '#shared/animal'
import { fieldErrors } from '#shared/validation'
import type { VetNumber_animal$key } from '../../__generated__/VetNumber_animal.graphql'
import { CallVetButton } from '../../record/CallVetButton'
import { Button } from '../../ui/Button'
import { NeedsNetwork } from '../../ui/NeedsNetwork'
import { TextField } from '../../ui/TextField'
import { useFormErrors } from '../../ui/useFormErrors'
import * as styles from './UrgentScreen.css'
import { useSetVetPhone } from './useSetVetPhone'

/** One tap to call a cat's vet, or one field to add the number. */
export function VetNumber({ animal }: { animal: VetNumber_animal$key }) {
  const { uuid, name, vetPhone } = useFragment(
    graphql`
      fragment VetNumber_animal on Animal {
        uuid
        name
        vetPhone
      }
    `,
    animal,
  )
  const { formRef, errors, showErrors } = useFormErrors()
  const [setVetPhone, pending] = useSetVetPhone(showErrors)
  if (vetPhone) {
    return (
      <CallVetButton className={styles.call} phone={vetPhone}>
        Appeler le vétérinaire de {name}
      </CallVetButton>
    )
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const given = updateAnimalInput.safeParse({ vetPhone: new FormData(event.currentTarget).get('vetPhone') })
    showErrors(given.success ? {} : fieldErrors(given.error))
    if (given.success && given.data.vetPhone) setVetPhone({ uuid, vetPhone: given.data.vetPhone })
  }

  return (
    <form ref={formRef} className={styles.vet} noValidate onSubmit={submit}>
      <TextField label={`Téléphone du vétérinaire de ${name}`} name="vetPhone" type="tel" autoComplete="off" error={errors['vetPhone']} />
      <NeedsNetwork what="L’ajout d’un numéro">
        <Button type="submit" variant="secondary" pending={pending} pendingLabel="Ajout...">
          Ajouter le numéro
        </Button>
      </NeedsNetwork>
    </form>
  )
}
