import { graphql, useMutation } from 'react-relay'
import type { useRevokeShareLinkMutation } from '../../__generated__/useRevokeShareLinkMutation.graphql'
import { toast } from '../../base/ui/toasts'

const revoked = { title: 'Lien révoqué', description: 'Il ne donne plus accès au suivi.' }
const failed = {
  title: 'Erreur',
  description: 'Impossible de révoquer le lien de partage.',
  tone: 'destructive' as const,
}

export function useRevokeShareLink() {
  const [commit, pending] = useMutation<useRevokeShareLinkMutation>(graphql`
    mutation useRevokeShareLinkMutation($input: RevokeShareLinkInput!) {
      revokeShareLink(input: $input) {
        shareLink {
          ...ShareLinkRow_link
        }
      }
    }
  `)

  function revokeShareLink(uuidOrToken: string) {
    commit({
      variables: { input: { uuidOrToken } },
      onCompleted: () => toast(revoked),
      onError: () => toast(failed),
    })
  }

  return [revokeShareLink, pending] as const
}
