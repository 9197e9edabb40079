import { graphql, useMutation } from 'react-relay'
import type {
  DeleteWeightImportInput,
  useCancelImportMutation,
} from '../../__generated__/useCancelImportMutation.graphql'
import { countStaleMutation } from '../../base/network/mutationResponses'
import { toastFailure } from '../../base/ui/toasts/toastFailure'
import { toast } from '../../base/ui/toasts/toasts'

/** Deletes the weighings that a file has added. */
export function useCancelImport() {
  const [commit, isPending] = useMutation<useCancelImportMutation>(graphql`
    mutation useCancelImportMutation($input: DeleteWeightImportInput!) {
      deleteWeightImport(input: $input) {
        animal {
          id
        }
      }
    }
  `)

  function cancelImport(input: DeleteWeightImportInput, onDone: () => void) {
    commit({
      variables: { input },
      // Data that was fetched before contains the deleted weighings, in the store and in the mirror.
      updater: (store) => store.invalidateStore(),
      onCompleted(_, errors) {
        if (errors) return toastFailure(errors)
        countStaleMutation()
        toast({ title: 'Import annulé', description: 'Ses pesées ont été supprimées.' })
        onDone()
      },
      onError: toastFailure,
    })
  }

  return [cancelImport, isPending] as const
}
