import { graphql } from 'react-relay'
import type {
  useVerifyEmailMutation,
  useVerifyEmailMutation$data,
} from '../../__generated__/useVerifyEmailMutation.graphql'
import { toFailure } from '../../base/network/graphqlError'
import { fetchWithSession } from '../../base/relay/fetchWithSession'
import { usePublicMutation } from '../../base/relay/usePublicMutation'
import { toastFailure } from '../../base/ui/toasts/toastFailure'

export type Proof = useVerifyEmailMutation$data['verifyEmail']

/** Confirms as the signed-in user: a new address ends the other sessions, but not this one. */
export function useVerifyEmail({
  onProven,
  onBadLink,
}: {
  onProven: (proof: Proof | 'already') => void
  onBadLink: () => void
}) {
  const [commit, isPending] = usePublicMutation<useVerifyEmailMutation>(
    graphql`
      mutation useVerifyEmailMutation($input: VerifyEmailInput!) {
        verifyEmail(input: $input) {
          emailChanged
          needsPassword
          resetToken
        }
      }
    `,
    fetchWithSession,
  )

  function fail(reason: unknown) {
    const { code, fields } = toFailure(reason)
    if (fields['email'] && code === 'INVALID_TOKEN') return onProven('already')
    if (code === 'INVALID_TOKEN' || code === 'VALIDATION') return onBadLink()
    toastFailure(reason)
  }

  function verifyEmail(token: string) {
    commit({
      variables: { input: { token } },
      onDone: ({ verifyEmail: proof }) => onProven(proof),
      onError: fail,
    })
  }

  return [verifyEmail, isPending] as const
}
