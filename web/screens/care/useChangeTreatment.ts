import { graphql } from 'react-relay'
import type {
  ChangeTreatmentInput,
  useChangeTreatmentMutation,
} from '../../__generated__/useChangeTreatmentMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'

export function useChangeTreatment(showErrors: ShowErrors) {
  const [commit, isPending] = useFormMutation<useChangeTreatmentMutation>(graphql`
    mutation useChangeTreatmentMutation($input: ChangeTreatmentInput!) {
      changeTreatment(input: $input) {
        animal {
          ...Care_changed
        }
      }
    }
  `)

  const change = (input: ChangeTreatmentInput, onDone: () => void) =>
    commit({ variables: { input }, showErrors, onDone })

  return [change, isPending] as const
}
