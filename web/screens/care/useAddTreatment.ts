import { graphql } from 'react-relay'
import type {
  AddTreatmentInput,
  useAddTreatmentMutation,
} from '../../__generated__/useAddTreatmentMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'

export function useAddTreatment(showErrors: ShowErrors) {
  const [commit, isPending] = useFormMutation<useAddTreatmentMutation>(graphql`
    mutation useAddTreatmentMutation($input: AddTreatmentInput!) {
      addTreatment(input: $input) {
        animal {
          ...Care_changed
        }
      }
    }
  `)

  const add = (input: AddTreatmentInput, onDone: () => void) =>
    commit({ variables: { input }, showErrors, onDone })

  return [add, isPending] as const
}
