import { graphql, useMutation } from 'react-relay'
import type { useAcceptInvitationMutation } from '../../__generated__/useAcceptInvitationMutation.graphql'
import { useNavigate } from '../../base/router/hooks'
import { toastFailure } from '../../base/ui/toastFailure'
import { toast } from '../../base/ui/toasts'

export function useAcceptInvitation() {
  const navigate = useNavigate()
  const [commit, pending] = useMutation<useAcceptInvitationMutation>(graphql`
    mutation useAcceptInvitationMutation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        animal {
          name
        }
        viewer {
          ...Dashboard_viewer
          ...useSignedIn_viewer
        }
      }
    }
  `)

  const accept = (token: string) =>
    commit({
      variables: { input: { token } },
      onCompleted({ acceptInvitation }, errors) {
        if (errors) return toastFailure(errors)
        toast({
          title: 'Invitation acceptée',
          description: `${acceptInvitation.animal.name} est maintenant à l’accueil.`,
        })
        void navigate('/home', { replace: true })
      },
      onError: toastFailure,
    })

  return [accept, pending] as const
}
