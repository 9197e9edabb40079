import { graphql } from 'react-relay'
import type { useForgotPasswordMutation } from '../../__generated__/useForgotPasswordMutation.graphql'
import { toFailure } from '../../base/network/graphqlError'
import { usePublicMutation } from '../../base/relay/usePublicMutation'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'
import { toastFailure } from '../../base/ui/toasts/toastFailure'

export function useForgotPassword(showErrors: ShowErrors, onSent: (message: string) => void) {
  const [commit, isPending] = usePublicMutation<useForgotPasswordMutation>(graphql`
    mutation useForgotPasswordMutation($input: ForgotPasswordInput!) {
      forgotPassword(input: $input) {
        message
      }
    }
  `)

  function fail(reason: unknown) {
    showErrors(toFailure(reason).fields)
    toastFailure(reason)
  }

  function requestLink(email: string) {
    commit({
      variables: { input: { email } },
      onDone: ({ forgotPassword }) => onSent(forgotPassword.message),
      onError: fail,
    })
  }

  return [requestLink, isPending] as const
}
