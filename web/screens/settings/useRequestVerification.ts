import { graphql, useMutation } from 'react-relay'
import type { useRequestVerificationMutation } from '../../__generated__/useRequestVerificationMutation.graphql'
import { useToast } from '../../ui/toasts'
import { toFailure } from '../../network/graphqlError'

export function useRequestVerification(email: string) {
  const toast = useToast()
  const [commit, pending] = useMutation<useRequestVerificationMutation>(graphql`
    mutation useRequestVerificationMutation {
      requestEmailVerification {
        ok
      }
    }
  `)

  function fail(reason: unknown) {
    toast({ title: 'Erreur', description: toFailure(reason).message, tone: 'destructive' })
  }

  function requestMail() {
    commit({
      variables: {},
      onCompleted: (_, errors) =>
        errors ? fail(errors) : toast({ title: 'Email envoyé', description: `Un nouveau lien arrive à ${email}.` }),
      onError: fail,
    })
  }

  return [requestMail, pending] as const
}
