import { graphql, useMutation } from 'react-relay'
import type {
  DeleteWeightImportInput,
  useDeleteWeightImportMutation,
} from '../../__generated__/useDeleteWeightImportMutation.graphql'
import { toastFailure } from '../../base/ui/toastFailure'
import { toast } from '../../base/ui/toasts'

export function useDeleteWeightImport() {
  const [commit, pending] = useMutation<useDeleteWeightImportMutation>(graphql`
    mutation useDeleteWeightImportMutation($input: DeleteWeightImportInput!) {
      deleteWeightImport(input: $input) {
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

  function deleteImport(input: DeleteWeightImportInput, onDone: () => void) {
    commit({
      variables: { input },
      onCompleted(_, errors) {
        if (errors) return toastFailure(errors)
        toast({ title: 'Import annulé' })
        onDone()
      },
      onError: toastFailure,
    })
  }

  return [deleteImport, pending] as const
}
