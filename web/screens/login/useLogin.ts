import { graphql } from 'react-relay'
import { deviceTimeZone } from '#shared/base/deviceTimeZone'
import type { LoginInput, useLoginMutation } from '../../__generated__/useLoginMutation.graphql'
import { usePublicMutation } from '../../base/relay/usePublicMutation'
import { useEntering } from './useEntering'

const words = {
  form: 'login',
  done: 'Connexion réussie',
  failed: 'Erreur de connexion',
  unexplained: 'Identifiants incorrects',
} as const

export function useLogin(showErrors: (fields: Record<string, string>) => void) {
  const { enter, refuse, entering } = useEntering(words, showErrors)
  const [commit, sending] = usePublicMutation<useLoginMutation>(graphql`
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
      onCompleted: ({ login: tokens }, errors) => void (errors ? refuse(errors) : enter(tokens)),
      onError: refuse,
    })
  }

  return [login, sending || entering] as const
}
