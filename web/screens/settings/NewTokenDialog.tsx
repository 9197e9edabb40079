import { type FormEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { tokenAccesses, tokenAccessLabels, tokenDays } from '#shared/account/toolAccess'
import type { NewTokenDialog_viewer$key } from '../../__generated__/NewTokenDialog_viewer.graphql'
import type { CreatePersonalAccessTokenInput } from '../../__generated__/useCreateTokenMutation.graphql'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { PasswordField } from '../../base/ui/forms/PasswordField'
import { SelectField } from '../../base/ui/forms/SelectField'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { GoogleProof } from './GoogleProof'
import { NewToken } from './NewToken'
import { useCreateToken } from './useCreateToken'
import { fields } from '../../base/styles/form.css'

const accesses = tokenAccesses.map((value) => ({ value, label: tokenAccessLabels[value] }))
const durations = tokenDays.map((days) => ({
  value: String(days),
  label: days === 365 ? 'Un an' : `${days}\u00a0jours`,
}))

/** Requests a tool's scopes and the token's duration, then shows the token once. */
export function NewTokenDialog({
  viewer: key,
  onClose,
}: {
  viewer: NewTokenDialog_viewer$key
  onClose: () => void
}) {
  const { email, emailChangeNeeds: needs } = useFragment(
    graphql`
      fragment NewTokenDialog_viewer on Viewer {
        email
        emailChangeNeeds
      }
    `,
    key,
  )
  const { formRef, errors, showErrors } = useFormErrors()
  const [token, setToken] = useState<string | null>(null)
  const [create, isPending] = useCreateToken(showErrors, setToken)
  if (token) return <NewToken token={token} onClose={onClose} />

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const { days, ...texts } = Object.fromEntries(new FormData(event.currentTarget)) as Record<
      string,
      string
    >
    create({ ...texts, days: Number(days) } as CreatePersonalAccessTokenInput)
  }

  return (
    // The token is shown once, so the dialog stays open until the response.
    <Dialog
      open
      onClose={() => isPending || onClose()}
      title="Créer un accès"
      actions={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Annuler
          </Button>
          <Button
            isPending={isPending}
            pendingLabel="Création..."
            onClick={() => formRef.current?.requestSubmit()}
          >
            Créer l’accès
          </Button>
        </>
      }
    >
      <form ref={formRef} className={fields} noValidate onSubmit={submit}>
        <TextField
          label="Pour quel outil"
          name="name"
          maxLength={100}
          autoComplete="off"
          placeholder="Balance du salon"
          error={errors['name']}
        />
        <SelectField label="Droits" name="access" options={accesses} error={errors['access']} />
        <SelectField
          label="Durée"
          name="days"
          defaultValue="90"
          options={durations}
          error={errors['days']}
        />
        {/* Password managers read from this field whose password it is. */}
        <input hidden readOnly autoComplete="username" value={email} />
        {needs === 'password' && (
          <PasswordField
            label="Votre mot de passe"
            name="currentPassword"
            autoComplete="current-password"
            error={errors['currentPassword']}
          />
        )}
        {needs === 'google' && <GoogleProof />}
      </form>
    </Dialog>
  )
}
