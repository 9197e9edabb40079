import { graphql } from 'react-relay'
import type { useVerifyEmailMutation } from '../../__generated__/useVerifyEmailMutation.graphql'
import { useToast } from '../../components/toasts'
import { toFailure } from '../../relay/graphqlError'
import { usePublicMutation } from '../../relay/usePublicMutation'

export function useVerifyEmail({ onProven, onBadLink }: { onProven: () => void; onBadLink: () => void }) {
  const toast = useToast()
  const [commit, pending] = usePublicMutation<useVerifyEmailMutation>(graphql`
    mutation useVerifyEmailMutation($input: VerifyEmailInput!) {
      verifyEmail(input: $input) {
        viewer {
          emailVerified
        }
      }
    }
  `)

  function fail(reason: unknown) {
    const { code, message } = toFailure(reason)
    if (code === 'INVALID_TOKEN' || code === 'VALIDATION') return onBadLink()
    toast({ title: 'Erreur', description: message, tone: 'destructive' })
  }

  function verifyEmail(token: string) {
    commit({
      variables: { input: { token } },
      onCompleted: (_, errors) => (errors ? fail(errors) : onProven()),
      onError: fail,
    })
  }

  return [verifyEmail, pending] as const
}
