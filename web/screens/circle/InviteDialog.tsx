import { type FormEvent, useState } from 'react'
import { elide } from '#shared/base/elision'
import { INVITATION_DAYS } from '#shared/circle/circleLimits'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { SelectField } from '../../base/ui/forms/SelectField'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NewInvitation } from './NewInvitation'
import { useInvite } from './useInvite'
import { fields } from '../../base/styles/form.css'
import { smallMuted } from '../../base/styles/text.css'

const roles = [
  { value: 'carer', label: 'Aidant, sans date de fin' },
  { value: 'sitter', label: 'Garde, avec une date de fin' },
]

/** Requests role and last day, then shows the link once, or shows that the mail is being sent. */
export function InviteDialog({
  animal,
  canSendMails,
  onClose,
}: {
  animal: { uuid: string; name: string; today: string }
  canSendMails: boolean
  onClose: () => void
}) {
  const { formRef, errors, showErrors } = useFormErrors()
  const [role, setRole] = useState('carer')
  const [link, setLink] = useState<string | null>(null)
  const [invite, isPending] = useInvite({ showErrors, onMailed: onClose, onLink: setLink })
  if (link) return <NewInvitation link={link} onClose={onClose} />

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as {
      role: string
      lastDay?: string
      email?: string
    }
    invite({ ...fields, animalUuid: animal.uuid })
  }

  return (
    // The link is shown once, so the dialog stays open until the response.
    <Dialog
      open
      onClose={() => isPending || onClose()}
      title="Inviter une personne"
      actions={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Annuler
          </Button>
          <Button
            isPending={isPending}
            pendingLabel="Invitation..."
            onClick={() => formRef.current?.requestSubmit()}
          >
            Inviter
          </Button>
        </>
      }
    >
      <form ref={formRef} className={fields} noValidate onSubmit={submit}>
        <p>
          Cette personne verra tout le carnet {elide('de', animal.name)}&nbsp;: réponses, notes,
          pesées, soins et analyses.
        </p>
        <SelectField
          label="Rôle"
          name="role"
          options={roles}
          value={role}
          onChange={(event) => setRole(event.target.value)}
          error={errors['role']}
        />
        {role === 'sitter' && (
          <TextField
            label="Jusqu’au (inclus)"
            name="lastDay"
            type="date"
            min={animal.today}
            error={errors['lastDay']}
          />
        )}
        {canSendMails && (
          <TextField
            label="Son adresse email (facultatif)"
            name="email"
            type="email"
            autoComplete="off"
            hint="Sans adresse, vous recevez un lien à lui transmettre."
            error={errors['email']}
          />
        )}
        <p className={smallMuted}>
          L’invitation est valable {INVITATION_DAYS} jours, pour une seule personne.
        </p>
      </form>
    </Dialog>
  )
}
