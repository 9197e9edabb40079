import { graphql } from 'react-relay'
import type { useLogoutAllMutation } from '../../__generated__/useLogoutAllMutation.graphql'
import { recordEvent } from '../../base/analytics'
import { useFormMutation } from '../../base/form/useFormMutation'
import { readTokens } from '../../base/network/tokens'
import { toast } from '../../base/ui/toasts/toasts'
import { logOut } from '../../session/session'

const successToast = {
  title: 'Appareils déconnectés',
  description: 'Toutes vos sessions sont terminées.',
}

export function useLogoutAll() {
  const [commit, isPending] = useFormMutation<useLogoutAllMutation>(graphql`
    mutation useLogoutAllMutation {
      logoutAll {
        ok
      }
    }
  `)

  function logoutAll(): void {
    // Another request may be refused before this one's response arrives, which clears the tokens.
    const tokens = readTokens()
    commit({
      variables: {},
      onDone() {
        recordEvent({ event: 'user_logout' })
        toast(successToast)
        void logOut(tokens)
      },
    })
  }

  return [logoutAll, isPending] as const
}
