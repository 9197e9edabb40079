import { graphql } from 'react-relay'
import type {
  StopTreatmentInput,
  useStopTreatmentMutation,
} from '../../__generated__/useStopTreatmentMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'

export function useStopTreatment(showErrors?: ShowErrors) {
  const [commit, isPending] = useFormMutation<useStopTreatmentMutation>(graphql`
    mutation useStopTreatmentMutation($input: StopTreatmentInput!) {
      stopTreatment(input: $input) {
        animal {
          ...Care_changed
        }
      }
    }
  `)

  const stop = (input: StopTreatmentInput, onDone: () => void) =>
    commit({ variables: { input }, ...(showErrors && { showErrors }), onDone })

  return [stop, isPending] as const
}
