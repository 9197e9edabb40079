import { graphql, useMutation } from 'react-relay'
import type {
  ClearVetStageInput,
  useClearVetStageMutation,
} from '../../__generated__/useClearVetStageMutation.graphql'
import { toastFailure } from '../../base/ui/toastFailure'

export function useClearVetStage() {
  const [commit, pending] = useMutation<useClearVetStageMutation>(graphql`
    mutation useClearVetStageMutation($input: ClearVetStageInput!) {
      clearVetStage(input: $input) {
        animal {
          ...Labs_animal
        }
      }
    }
  `)

  const clearVetStage = (input: ClearVetStageInput, onDone: () => void) =>
    commit({
      variables: { input },
      onCompleted: (_, errors) => (errors ? toastFailure(errors) : onDone()),
      onError: toastFailure,
    })

  return [clearVetStage, pending] as const
}
