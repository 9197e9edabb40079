import { graphql, useMutation } from 'react-relay'
import type { useStopTreatmentMutation } from '../../__generated__/useStopTreatmentMutation.graphql'
import { formMutation } from './formMutation'

export function useStopTreatment(showErrors: (fields: Record<string, string>) => void) {
  const mutation = useMutation<useStopTreatmentMutation>(graphql`
    mutation useStopTreatmentMutation($input: StopTreatmentInput!) {
      stopTreatment(input: $input) {
        animal {
          ...Care_changed
        }
      }
    }
  `)
  return formMutation(mutation, showErrors)
}
