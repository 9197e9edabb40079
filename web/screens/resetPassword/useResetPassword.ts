import { graphql } from 'react-relay'
import type {
  ResetPasswordInput,
  useResetPasswordMutation,
} from '../../__generated__/useResetPasswordMutation.graphql'
import { toFailure } from '../../base/network/graphqlError'
import { usePublicMutation } from '../../base/relay/usePublicMutation'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'
import { toast } from '../../base/ui/toasts/toasts'

interface Outcome {
  showErrors: ShowErrors
  onReset: () => void
  onBadLink: () => void
}

export function useResetPassword({ showErrors, onReset, onBadLink }: Outcome) {
  const [commit, isPending] = usePublicMutation<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        ok
      }
    }
  `)

  function fail(reason: unknown) {
    const { code, message, fields } = toFailure(reason)
    if (code === 'INVALID_TOKEN' || fields['token']) return onBadLink()
    showErrors(fields)
    toast({
      title: 'Erreur',
      description: code === 'INTERNAL' ? 'Une erreur s’est produite' : message,
      tone: 'destructive',
    })
  }

  function resetPassword(input: ResetPasswordInput) {
    commit({ variables: { input }, onDone: onReset, onError: fail })
  }

  return [resetPassword, isPending] as const
}
