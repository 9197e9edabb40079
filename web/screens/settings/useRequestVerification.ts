import { graphql, useMutation } from 'react-relay'
import type { useRequestVerificationMutation } from '../../__generated__/useRequestVerificationMutation.graphql'
import { toastFailure } from '../../base/ui/toastFailure'
import { toast } from '../../base/ui/toasts'

export function useRequestVerification(email: string) {
  const [commit, pending] = useMutation<useRequestVerificationMutation>(graphql`
    mutation useRequestVerificationMutation {
      requestEmailVerification {
        ok
      }
    }
  `)

  function requestMail() {
    commit({
      variables: {},
      onCompleted: (_, errors) =>
        errors
          ? toastFailure(errors)
          : toast({ title: 'Email envoyé', description: `Un nouveau lien arrive à ${email}.` }),
      onError: toastFailure,
    })
  }

  return [requestMail, pending] as const
}
