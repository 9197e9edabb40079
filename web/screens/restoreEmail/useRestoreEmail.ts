import { graphql } from 'react-relay'
import type { useRestoreEmailMutation } from '../../__generated__/useRestoreEmailMutation.graphql'
import { toFailure } from '../../base/network/graphqlError'
import { usePublicMutation } from '../../base/relay/usePublicMutation'
import { toastFailure } from '../../base/ui/toasts/toastFailure'

export function useRestoreEmail({
  onRestored,
  onBadLink,
}: {
  onRestored: (resetToken: string) => void
  onBadLink: () => void
}) {
  const [commit, isPending] = usePublicMutation<useRestoreEmailMutation>(graphql`
    mutation useRestoreEmailMutation($input: RestoreEmailInput!) {
      restoreEmail(input: $input) {
        resetToken
      }
    }
  `)

  function fail(reason: unknown) {
    const { code } = toFailure(reason)
    if (code === 'INVALID_TOKEN' || code === 'VALIDATION') return onBadLink()
    toastFailure(reason)
  }

  function restoreEmail(token: string) {
    commit({
      variables: { input: { token } },
      onDone: (data) => onRestored(data.restoreEmail.resetToken),
      onError: fail,
    })
  }

  return [restoreEmail, isPending] as const
}
