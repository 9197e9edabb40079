import { graphql, useMutation } from 'react-relay'
import type { useChangeTreatmentMutation } from '../../__generated__/useChangeTreatmentMutation.graphql'
import { formMutation } from './formMutation'

export function useChangeTreatment(showErrors: (fields: Record<string, string>) => void) {
  const mutation = useMutation<useChangeTreatmentMutation>(graphql`
    mutation useChangeTreatmentMutation($input: ChangeTreatmentInput!) {
      changeTreatment(input: $input) {
        animal {
          ...Care_changed
        }
      }
    }
  `)
  return formMutation(mutation, showErrors)
}
