import { graphql } from 'react-relay'
import type { useDeleteAccountMutation } from '../../__generated__/useDeleteAccountMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'
import { toast } from '../../base/ui/toasts/toasts'
import { deleteAccountData } from '../../offline/queue/deleteAccountData'
import { deleteReceivedItems } from '../../session/logout'
import { endSession } from '../../session/session'
import { useUserUuid } from '../../session/useUserUuid'

const startedToast = {
  title: 'Suppression en cours',
  description: 'Votre compte et toutes ses données sont effacés.',
}
const failureMessage = 'Impossible de supprimer le compte. Veuillez réessayer.'

export function useDeleteAccount(showErrors: ShowErrors) {
  const userUuid = useUserUuid()
  const [commit, isPending] = useFormMutation<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation($input: DeleteViewerInput!) {
      deleteViewer(input: $input) {
        ok
      }
    }
  `)

  function deleteAccount(currentPassword: string) {
    toast(startedToast)
    commit({
      variables: { input: { currentPassword } },
      failureText: ({ fields, message }) => (fields['currentPassword'] ? message : failureMessage),
      showErrors,
      onDone() {
        deleteAccountData(userUuid).catch((error: unknown) =>
          console.warn('pending changes could not be deleted', error),
        )
        void deleteReceivedItems()
        endSession('user')
      },
    })
  }

  return [deleteAccount, isPending] as const
}
