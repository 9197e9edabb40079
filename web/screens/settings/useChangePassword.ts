import { graphql } from 'react-relay'
import type {
  ChangePasswordInput,
  useChangePasswordMutation,
} from '../../__generated__/useChangePasswordMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'
import { toast } from '../../base/ui/toasts/toasts'

const successToast = {
  title: 'Mot de passe modifié',
  description: 'Vos autres appareils ont été déconnectés.',
}

export function useChangePassword(showErrors: ShowErrors, onChanged: () => void) {
  const [commit, isPending] = useFormMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        ok
      }
    }
  `)

  const changePassword = (input: ChangePasswordInput) =>
    commit({
      variables: { input },
      showErrors,
      onDone() {
        onChanged()
        toast(successToast)
      },
    })

  return [changePassword, isPending] as const
}
