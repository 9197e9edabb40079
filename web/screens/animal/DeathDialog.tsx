import { type FormEvent, useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { dayIn } from '#shared/base/time'
import { fieldErrors } from '#shared/base/validation'
import { memoryInput } from '#shared/cat/animalSchemas'
import type { DeathDialog_animal$key } from '../../__generated__/DeathDialog_animal.graphql'
import { useIsOnline } from '../../base/device/useIsOnline'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { useHiddenBanners } from '../../base/ui/useHiddenBanners'
import { useRememberAnimal } from './useRememberAnimal'
import * as styles from './EndRecord.css'

/** Requests an optional day and nothing else (product/cats 5.1). */
export function DeathDialog({
  animal,
  onClose,
}: {
  animal: DeathDialog_animal$key
  onClose: () => void
}) {
  const { uuid, name, today, timeZone, diedOn, inMemorySince } = useFragment(
    graphql`
      fragment DeathDialog_animal on Animal {
        uuid
        name
        today
        timeZone
        diedOn
        inMemorySince
      }
    `,
    animal,
  )
  const isOnline = useIsOnline()
  useHiddenBanners(true)
  const formId = useId()
  const { formRef, errors, showErrors } = useFormErrors()
  const [remember, isPending] = useRememberAnimal(showErrors, onClose)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const parsed = memoryInput.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    showErrors(parsed.success ? {} : fieldErrors(parsed.error))
    if (parsed.success) remember({ uuid, ...parsed.data }, name)
  }

  return (
    <Dialog
      open
      onClose={() => isPending || onClose()}
      title={`${name} nous a quittés`}
      actions={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Annuler
          </Button>
          {isOnline && (
            <Button type="submit" form={formId} isPending={isPending} pendingLabel="Un instant...">
              {inMemorySince === null ? 'Refermer son carnet' : 'Enregistrer le jour'}
            </Button>
          )}
        </>
      }
    >
      {inMemorySince === null && (
        <>
          <p>Nous pensons à vous.</p>
          <p>
            Le carnet restera ici avec tout ce que vous avez noté, et ne vous demandera plus rien.
            Les liens de partage prendront fin. Vous pourrez le rouvrir quand vous voudrez.
          </p>
        </>
      )}
      <form ref={formRef} id={formId} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label="Le jour (facultatif)"
          name="diedOn"
          type="date"
          max={inMemorySince === null ? today : dayIn(inMemorySince, timeZone)}
          defaultValue={diedOn ?? ''}
          error={errors['diedOn']}
        />
      </form>
      <NeedsNetwork actionName="Cette étape" />
    </Dialog>
  )
}
