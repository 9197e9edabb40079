import { graphql } from 'react-relay'
import type {
  DeleteWeightImportInput,
  useDeleteWeightImportMutation,
} from '../../__generated__/useDeleteWeightImportMutation.graphql'
import { useDeletion } from '../../base/form/useDeletion'

export function useDeleteWeightImport() {
  const [commit, isPending] = useDeletion<useDeleteWeightImportMutation>(graphql`
    mutation useDeleteWeightImportMutation($input: DeleteWeightImportInput!) {
      deleteWeightImport(input: $input) {
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

  const deleteImport = (input: DeleteWeightImportInput, onDone: () => void) =>
    commit({ variables: { input }, successToast: { title: 'Import annulé' }, onDone })

  return [deleteImport, isPending] as const
}
