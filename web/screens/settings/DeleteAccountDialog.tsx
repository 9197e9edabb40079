import { graphql, useFragment } from 'react-relay'
import type { DeleteAccountDialog_viewer$key } from '../../__generated__/DeleteAccountDialog_viewer.graphql'
import { DeleteDialog } from '../../base/ui/dialogs/DeleteDialog'
import { PasswordField } from '../../base/ui/forms/PasswordField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { GoogleProof } from './GoogleProof'
import { LoadingOverlay } from './LoadingOverlay'
import { useDeleteAccount } from './useDeleteAccount'

/** Deletes the account and all its data after a proof of identity (product/accounts 6.3). */
export function DeleteAccountDialog({
  viewer: key,
  onClose,
}: {
  viewer: DeleteAccountDialog_viewer$key
  onClose: () => void
}) {
  const viewer = useFragment(
    graphql`
      fragment DeleteAccountDialog_viewer on Viewer {
        email
        emailChangeNeeds
      }
    `,
    key,
  )
  const { formRef, errors, showErrors } = useFormErrors()
  const [deleteAccount, isPending] = useDeleteAccount(showErrors)
  const submit = () => formRef.current?.requestSubmit()
  return (
    <DeleteDialog
      title="Supprimer mon compte"
      actionName="La suppression du compte"
      onDelete={submit}
      onClose={onClose}
    >
      <p>Êtes-vous sûr de vouloir supprimer votre compte&#8239;? Cette action est irréversible.</p>
      <form
        ref={formRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending)
            deleteAccount(
              (new FormData(event.currentTarget).get('currentPassword') as string | null) ?? '',
            )
        }}
      >
        {/* Password managers read from this field whose password it is. */}
        <input hidden readOnly autoComplete="username" value={viewer.email} />
        {viewer.emailChangeNeeds === 'password' && (
          <PasswordField
            label="Votre mot de passe"
            name="currentPassword"
            autoComplete="current-password"
            error={errors['currentPassword']}
          />
        )}
        {viewer.emailChangeNeeds === 'google' && <GoogleProof />}
      </form>
      {isPending && <LoadingOverlay message="Suppression du compte..." />}
    </DeleteDialog>
  )
}
