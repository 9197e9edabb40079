import { graphql } from 'react-relay'
import type {
  SetVetStageInput,
  useSetVetStageMutation,
} from '../../__generated__/useSetVetStageMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'

export function useSetVetStage(showErrors: ShowErrors) {
  const [commit, isPending] = useFormMutation<useSetVetStageMutation>(graphql`
    mutation useSetVetStageMutation($input: SetVetStageInput!) {
      setVetStage(input: $input) {
        animal {
          ...Labs_animal
        }
      }
    }
  `)

  const setVetStage = (input: SetVetStageInput, onDone: () => void) =>
    commit({ variables: { input }, showErrors, onDone })

  return [setVetStage, isPending] as const
}
