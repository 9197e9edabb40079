import { graphql } from 'react-relay'
import type { useRevokeShareLinkMutation } from '../../__generated__/useRevokeShareLinkMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'

const successToast = { title: 'Lien révoqué', description: 'Il ne donne plus accès au suivi.' }
const failureMessage = 'Impossible de révoquer le lien de partage.'

export function useRevokeShareLink() {
  const [commit, isPending] = useFormMutation<useRevokeShareLinkMutation>(graphql`
    mutation useRevokeShareLinkMutation($input: RevokeShareLinkInput!) {
      revokeShareLink(input: $input) {
        shareLink {
          ...ShareLinkRow_link
        }
      }
    }
  `)

  const revokeShareLink = (uuidOrToken: string) =>
    commit({ variables: { input: { uuidOrToken } }, successToast, failureText: failureMessage })

  return [revokeShareLink, isPending] as const
}
