import { graphql, useMutation } from 'react-relay'
import type { DeleteLabResultInput, useDeleteLabResultMutation } from '../../__generated__/useDeleteLabResultMutation.graphql'
import { toastFailure } from '../../ui/toastFailure'
import { toast } from '../../ui/toasts'

export function useDeleteLabResult() {
  const [commit, pending] = useMutation<useDeleteLabResultMutation>(graphql`
    mutation useDeleteLabResultMutation($input: DeleteLabResultInput!) {
      deleteLabResult(input: $input) {
        animal {
          ...Labs_animal
        }
      }
    }
  `)

  function deleteLabResult(input: DeleteLabResultInput, onDone: () => void) {
    commit({
      variables: { input },
      onCompleted(_, errors) {
        if (errors) return toastFailure(errors)
        toast({ title: 'Résultats supprimés' })
        onDone()
      },
      onError: toastFailure,
    })
  }

  return [deleteLabResult, pending] as const
}
