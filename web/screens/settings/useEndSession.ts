import { graphql, useMutation } from 'react-relay'
import type { useEndSessionMutation } from '../../__generated__/useEndSessionMutation.graphql'
import { toastFailure } from '../../base/ui/toastFailure'
import { toast } from '../../base/ui/toasts'

const done = { title: 'Session terminée', description: 'Cet appareil est déconnecté.' }

export function useEndSession() {
  const [commit, pending] = useMutation<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        viewer {
          ...SessionList_viewer
        }
      }
    }
  `)

  function endSession(uuid: string) {
    commit({
      variables: { input: { uuid } },
      onCompleted: (_, errors) => (errors ? toastFailure(errors) : toast(done)),
      onError: toastFailure,
    })
  }

  return [endSession, pending] as const
}
