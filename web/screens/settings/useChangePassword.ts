import { graphql, useMutation } from 'react-relay'
import type {
  ChangePasswordInput,
  useChangePasswordMutation,
} from '../../__generated__/useChangePasswordMutation.graphql'
import { toFailure } from '../../base/network/graphqlError'
import { toastFailure } from '../../base/ui/toastFailure'
import { toast } from '../../base/ui/toasts'

const done = {
  title: 'Mot de passe modifié',
  description: 'Vos autres appareils ont été déconnectés.',
}

export function useChangePassword(
  showErrors: (fields: Record<string, string>) => void,
  onChanged: () => void,
) {
  const [commit, pending] = useMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        ok
      }
    }
  `)

  function fail(reason: unknown) {
    showErrors(toFailure(reason).fields)
    toastFailure(reason)
  }

  function changePassword(input: ChangePasswordInput) {
    commit({
      variables: { input },
      onCompleted: (_, errors) => {
        if (errors) return fail(errors)
        onChanged()
        toast(done)
      },
      onError: fail,
    })
  }

  return [changePassword, pending] as const
}
