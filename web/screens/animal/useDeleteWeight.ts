import { graphql, useMutation } from 'react-relay'
import type {
  DeleteWeightInput,
  useDeleteWeightMutation,
} from '../../__generated__/useDeleteWeightMutation.graphql'
import { toastRefusal } from '../../base/ui/toastRefusal'
import { toast } from '../../base/ui/toasts'

const done = { title: 'Pesée supprimée' }
const failed = {
  title: 'Erreur',
  description: 'Impossible de supprimer la pesée. Veuillez réessayer.',
  tone: 'destructive',
} as const

export function useDeleteWeight() {
  const [commit, pending] = useMutation<useDeleteWeightMutation>(graphql`
    mutation useDeleteWeightMutation($input: DeleteWeightInput!) {
      deleteWeight(input: $input) {
        animal {
          ...useWeighings_animal
          ...useCatProfile_animal
          ...RecordHeader_record
          ...RecordBody_record
          ...CatDay_animal
        }
      }
    }
  `)

  function deleteWeight(input: DeleteWeightInput, onDone: () => void) {
    commit({
      variables: { input },
      onCompleted(_, errors) {
        if (errors) return toastRefusal(errors, failed)
        toast(done)
        onDone()
      },
      onError: (reason) => toastRefusal(reason, failed),
    })
  }

  return [deleteWeight, pending] as const
}
