import { graphql } from 'react-relay'
import type { useLogoutAllMutation } from '../../__generated__/useLogoutAllMutation.graphql'
import { recordEvent } from '../../base/analytics'
import { useFormMutation } from '../../base/form/useFormMutation'
import { readTokens } from '../../base/network/tokens'
import { toast } from '../../base/ui/toasts/toasts'
import { deleteUnsubmitted } from '../../session/logout'
import { endSession } from '../../session/session'

const done = { title: 'Appareils déconnectés', description: 'Toutes vos sessions sont terminées.' }

export function useLogoutAll() {
  const [commit, pending] = useFormMutation<useLogoutAllMutation>(graphql`
    mutation useLogoutAllMutation {
      logoutAll {
        ok
      }
    }
  `)

  const logoutAll = () =>
    commit({
      variables: {},
      onDone() {
        recordEvent({ event: 'user_logout' })
        toast(done)
        void leave()
      },
    })

  return [logoutAll, pending] as const
}

/** Deletes the answers first: a page that closes after the sign-out would leave them on the device. */
async function leave(): Promise<void> {
  const tokens = readTokens()
  if (tokens) await deleteUnsubmitted(tokens)
  endSession('person')
}
