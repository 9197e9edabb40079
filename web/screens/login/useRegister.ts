import { graphql } from 'react-relay'
import { deviceTimeZone } from '#shared/base/deviceTimeZone'
import type {
  RegisterInput,
  useRegisterMutation,
} from '../../__generated__/useRegisterMutation.graphql'
import { usePublicMutation } from '../../base/relay/usePublicMutation'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'
import { useSignInResponse } from './useSignInResponse'

const words = {
  form: 'register',
  done: 'Inscription réussie',
  failed: 'Erreur d’inscription',
  unexplained: 'Une erreur s’est produite',
} as const

export function useRegister(showErrors: ShowErrors) {
  const { completeSignIn, showRefusal, isSigningIn } = useSignInResponse(words, showErrors)
  const [commit, isPending] = usePublicMutation<useRegisterMutation>(graphql`
    mutation useRegisterMutation($input: RegisterInput!) {
      register(input: $input) {
        accessToken
        refreshToken
      }
    }
  `)

  function register({ email, firstName, lastName, password }: Omit<RegisterInput, 'timeZone'>) {
    const timeZone = deviceTimeZone()
    commit({
      variables: { input: { email, firstName, lastName, password, timeZone } },
      onDone: ({ register: tokens }) => void completeSignIn(tokens),
      onError: showRefusal,
    })
  }

  return [register, isPending || isSigningIn] as const
}
