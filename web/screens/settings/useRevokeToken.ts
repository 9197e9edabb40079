import { graphql } from 'react-relay'
import type { useRevokeTokenMutation } from '../../__generated__/useRevokeTokenMutation.graphql'
import { useDeletion } from '../../base/form/useDeletion'

const successToast = {
  title: 'Accès révoqué',
  description: 'L’outil qui l’utilisait n’a plus accès à vos données.',
}

export function useRevokeToken() {
  const [commit, isPending] = useDeletion<useRevokeTokenMutation>(graphql`
    mutation useRevokeTokenMutation($input: RevokePersonalAccessTokenInput!) {
      revokePersonalAccessToken(input: $input) {
        viewer {
          ...ToolsSection_viewer
        }
      }
    }
  `)

  const revoke = (uuid: string) => commit({ variables: { input: { uuid } }, successToast })

  return [revoke, isPending] as const
}
