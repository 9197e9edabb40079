import { graphql } from 'react-relay'
import type { useAcceptInvitationMutation } from '../../__generated__/useAcceptInvitationMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import { useNavigateFromPage } from '../../base/router/hooks'
import { toast } from '../../base/ui/toasts/toasts'

export function useAcceptInvitation() {
  const navigate = useNavigateFromPage()
  const [commit, isPending] = useFormMutation<useAcceptInvitationMutation>(graphql`
    mutation useAcceptInvitationMutation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        animal {
          name
        }
        viewer {
          ...Dashboard_viewer
          ...useFrameViewer_viewer
        }
      }
    }
  `)

  const accept = (token: string) =>
    commit({
      variables: { input: { token } },
      onDone({ acceptInvitation }) {
        toast({
          title: 'Invitation acceptée',
          description: `${acceptInvitation.animal.name} est maintenant à l’accueil.`,
        })
        void navigate('/home', { replace: true })
      },
    })

  return [accept, isPending] as const
}
