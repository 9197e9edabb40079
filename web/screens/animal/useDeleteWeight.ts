import { graphql } from 'react-relay'
import type {
  DeleteWeightInput,
  useDeleteWeightMutation,
} from '../../__generated__/useDeleteWeightMutation.graphql'
import { useDeletion } from '../../base/form/useDeletion'
import { refusalWords } from '../../base/ui/toasts/toastRefusal'
import { forgetSent, isOfRow } from '../../offline/queue/forgetSent'
import { useUserUuid } from '../../session/useUserUuid'

const successToast = { title: 'Pesée supprimée' }
const failureMessage = refusalWords('Impossible de supprimer la pesée. Veuillez réessayer.')

export function useDeleteWeight() {
  const userUuid = useUserUuid()
  const [commit, isPending] = useDeletion<useDeleteWeightMutation>(graphql`
    mutation useDeleteWeightMutation($input: DeleteWeightInput!) {
      deleteWeight(input: $input) {
        animal {
          ...useWeighings_animal
          ...AnimalForm_animal
          ...RecordHeader_record
          ...RecordBody_record
          ...CatDay_animal
          ...ToDo_animal
        }
      }
    }
  `)

  const deleteWeight = (input: DeleteWeightInput, onDone: () => void) =>
    commit({
      variables: { input },
      successToast,
      failureText: failureMessage,
      onDone() {
        void forgetSent(userUuid, isOfRow(input.uuid))
        onDone()
      },
    })

  return [deleteWeight, isPending] as const
}
