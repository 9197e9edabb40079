import { graphql, useMutation } from 'react-relay'
import type { useRevokeTokenMutation } from '../../__generated__/useRevokeTokenMutation.graphql'
import { toastFailure } from '../../base/ui/toastFailure'
import { toast } from '../../base/ui/toasts'

const done = { title: 'Accès révoqué', description: 'L’outil qui s’en servait n’entre plus.' }

export function useRevokeToken() {
  const [commit, pending] = useMutation<useRevokeTokenMutation>(graphql`
    mutation useRevokeTokenMutation($input: RevokePersonalAccessTokenInput!) {
      revokePersonalAccessToken(input: $input) {
        viewer {
          ...ToolsSection_viewer
        }
      }
    }
  `)

  function revoke(uuid: string) {
    commit({
      variables: { input: { uuid } },
      onCompleted: (_, errors) => (errors ? toastFailure(errors) : toast(done)),
      onError: toastFailure,
    })
  }

  return [revoke, pending] as const
}
