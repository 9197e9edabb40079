import { graphql } from 'react-relay'
import type {
  ClearVetStageInput,
  useClearVetStageMutation,
} from '../../__generated__/useClearVetStageMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'

export function useClearVetStage() {
  const [commit, isPending] = useFormMutation<useClearVetStageMutation>(graphql`
    mutation useClearVetStageMutation($input: ClearVetStageInput!) {
      clearVetStage(input: $input) {
        animal {
          ...Labs_animal
        }
      }
    }
  `)

  const clearVetStage = (input: ClearVetStageInput, onDone: () => void) =>
    commit({ variables: { input }, onDone })

  return [clearVetStage, isPending] as const
}
