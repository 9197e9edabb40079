import { graphql } from 'react-relay'
import type { useCancelInvitationMutation } from '../../__generated__/useCancelInvitationMutation.graphql'
import { useDeletion } from '../../base/form/useDeletion'

const successToast = { title: 'Invitation annulée', description: 'Son lien ne fonctionne plus.' }

export function useCancelInvitation() {
  const [commit, isPending] = useDeletion<useCancelInvitationMutation>(graphql`
    mutation useCancelInvitationMutation($input: CancelInvitationInput!) {
      cancelInvitation(input: $input) {
        animal {
          ...Circle_animal
        }
      }
    }
  `)

  const cancel = (animalUuid: string, uuid: string) =>
    commit({ variables: { input: { animalUuid, uuid } }, successToast })

  return [cancel, isPending] as const
}
