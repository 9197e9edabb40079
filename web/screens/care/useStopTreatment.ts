import { graphql } from 'react-relay'
import type {
  StopTreatmentInput,
  useStopTreatmentMutation,
} from '../../__generated__/useStopTreatmentMutation.graphql'
import { useDeletion } from '../../base/form/useDeletion'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'

/** A planned step is deleted instead. */
export function useStopTreatment(showErrors?: ShowErrors) {
  const [commit, isPending] = useDeletion<useStopTreatmentMutation>(graphql`
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
