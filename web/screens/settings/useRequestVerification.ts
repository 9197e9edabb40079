import { graphql } from 'react-relay'
import type { useRequestVerificationMutation } from '../../__generated__/useRequestVerificationMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'

export function useRequestVerification(email: string) {
  const [commit, isPending] = useFormMutation<useRequestVerificationMutation>(graphql`
    mutation useRequestVerificationMutation {
      requestEmailVerification {
        ok
      }
    }
  `)

  const successToast = { title: 'Email envoyé', description: `Un nouveau lien arrive à ${email}.` }
  return [() => commit({ variables: {}, successToast }), isPending] as const
}
