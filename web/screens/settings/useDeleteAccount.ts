import { graphql, useMutation } from 'react-relay'
import type { useDeleteAccountMutation } from '../../__generated__/useDeleteAccountMutation.graphql'
import { toFailure } from '../../base/network/graphqlError'
import { toast } from '../../base/ui/toasts'
import { deleteAccountData } from '../../offline/queue/deleteAccountData'
import { endSession } from '../../session/session'
import { useSession } from '../../session/SessionContext'

const begun = {
  title: 'Suppression en cours',
  description: 'Votre compte et toutes ses données sont effacés.',
}
const failed = {
  title: 'Erreur',
  description: 'Impossible de supprimer le compte. Veuillez réessayer.',
  tone: 'destructive',
} as const

export function useDeleteAccount(showErrors: (fields: Record<string, string>) => void) {
  const { viewer } = useSession()
  const [commit, pending] = useMutation<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation($input: DeleteViewerInput!) {
      deleteViewer(input: $input) {
        ok
      }
    }
  `)

  function fail(reason: unknown) {
    const { message, fields } = toFailure(reason)
    showErrors(fields)
    toast(fields['currentPassword'] ? { ...failed, description: message } : failed)
  }

  function deleteAccount(currentPassword: string) {
    toast(begun)
    commit({
      variables: { input: { currentPassword } },
      onCompleted: (_, errors) => {
        if (errors) return fail(errors)
        if (viewer)
          deleteAccountData(viewer.uuid).catch((error: unknown) =>
            console.warn('this device keeps what waited', error),
          )
        endSession('person')
      },
      onError: fail,
    })
  }

  return [deleteAccount, pending] as const
}
