import { graphql } from 'react-relay'
import { deviceTimeZone } from '#shared/base/deviceTimeZone'
import type { LoginInput, useLoginMutation } from '../../__generated__/useLoginMutation.graphql'
import { usePublicMutation } from '../../base/relay/usePublicMutation'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'
import { useSignInResponse } from './useSignInResponse'

const words = {
  form: 'login',
  done: 'Connexion réussie',
  failed: 'Erreur de connexion',
  unexplained: 'Identifiants incorrects',
} as const

export function useLogin(showErrors: ShowErrors) {
  const { completeSignIn, showRefusal, isSigningIn } = useSignInResponse(words, showErrors)
  const [commit, isPending] = usePublicMutation<useLoginMutation>(graphql`
    mutation useLoginMutation($input: LoginInput!) {
      login(input: $input) {
        accessToken
        refreshToken
      }
    }
  `)

  function login(input: Omit<LoginInput, 'timeZone'>) {
    const timeZone = deviceTimeZone()
    commit({
      variables: { input: { ...input, timeZone } },
      onDone: ({ login: tokens }) => void completeSignIn(tokens),
      onError: showRefusal,
    })
  }

  return [login, isPending || isSigningIn] as const
}
