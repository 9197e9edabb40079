import { graphql } from 'react-relay'
import type { useRestoreEmailMutation } from '../../__generated__/useRestoreEmailMutation.graphql'
import { useToast } from '../../ui/toasts'
import { toFailure } from '../../network/graphqlError'
import { usePublicMutation } from '../../relay/usePublicMutation'

export function useRestoreEmail({ onRestored, onBadLink }: { onRestored: (resetToken: string) => void; onBadLink: () => void }) {
  const toast = useToast()
  const [commit, pending] = usePublicMutation<useRestoreEmailMutation>(graphql`
    mutation useRestoreEmailMutation($input: RestoreEmailInput!) {
      restoreEmail(input: $input) {
        resetToken
      }
    }
  `)

  function fail(reason: unknown) {
    const { code, message } = toFailure(reason)
    if (code === 'INVALID_TOKEN' || code === 'VALIDATION') return onBadLink()
    toast({ title: 'Erreur', description: message, tone: 'destructive' })
  }

  function restoreEmail(token: string) {
    commit({
      variables: { input: { token } },
      onCompleted: (data, errors) => (errors ? fail(errors) : onRestored(data.restoreEmail.resetToken)),
      onError: fail,
    })
  }

  return [restoreEmail, pending] as const
}
