import { graphql } from 'react-relay'
import type {
  ClearVetStageInput,
  useClearVetStageMutation,
} from '../../__generated__/useClearVetStageMutation.graphql'
import { useDeletion } from '../../base/form/useDeletion'

export function useClearVetStage() {
  const [commit, isPending] = useDeletion<useClearVetStageMutation>(graphql`
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
