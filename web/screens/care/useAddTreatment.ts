import { graphql, useMutation } from 'react-relay'
import type { useAddTreatmentMutation } from '../../__generated__/useAddTreatmentMutation.graphql'
import { formMutation } from './formMutation'

export function useAddTreatment(showErrors: (fields: Record<string, string>) => void) {
  const mutation = useMutation<useAddTreatmentMutation>(graphql`
    mutation useAddTreatmentMutation($input: AddTreatmentInput!) {
      addTreatment(input: $input) {
        animal {
          ...Care_changed
        }
      }
    }
  `)
  return formMutation(mutation, showErrors)
}
