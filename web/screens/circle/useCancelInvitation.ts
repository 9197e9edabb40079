import { graphql, useMutation } from 'react-relay'
import type { useCancelInvitationMutation } from '../../__generated__/useCancelInvitationMutation.graphql'
import { toastFailure } from '../../base/ui/toastFailure'
import { toast } from '../../base/ui/toasts'

const done = { title: 'Invitation annulée', description: 'Son lien ne vaut plus rien.' }

export function useCancelInvitation() {
  const [commit, pending] = useMutation<useCancelInvitationMutation>(graphql`
    mutation useCancelInvitationMutation($input: CancelInvitationInput!) {
      cancelInvitation(input: $input) {
        animal {
          ...Circle_animal
        }
      }
    }
  `)

  const cancel = (animalUuid: string, uuid: string) =>
    commit({
      variables: { input: { animalUuid, uuid } },
      onCompleted: (_, errors) => (errors ? toastFailure(errors) : toast(done)),
      onError: toastFailure,
    })

  return [cancel, pending] as const
}
