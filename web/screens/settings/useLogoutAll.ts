import { graphql, useMutation } from 'react-relay'
import type { useLogoutAllMutation } from '../../__generated__/useLogoutAllMutation.graphql'
import { recordEvent } from '../../base/analytics'
import { readTokens } from '../../base/network/tokens'
import { toastFailure } from '../../base/ui/toastFailure'
import { toast } from '../../base/ui/toasts'
import { deleteUnsubmitted } from '../../session/logout'
import { endSession } from '../../session/session'

const done = { title: 'Appareils déconnectés', description: 'Toutes vos sessions sont terminées.' }

export function useLogoutAll() {
  const [commit, pending] = useMutation<useLogoutAllMutation>(graphql`
    mutation useLogoutAllMutation {
      logoutAll {
        ok
      }
    }
  `)

  function logoutAll() {
    commit({
      variables: {},
      onCompleted: (_, errors) => {
        if (errors) return toastFailure(errors)
        recordEvent({ event: 'user_logout' })
        toast(done)
        const tokens = readTokens()
        if (tokens) void deleteUnsubmitted(tokens)
        endSession('person')
      },
      onError: toastFailure,
    })
  }

  return [logoutAll, pending] as const
}
