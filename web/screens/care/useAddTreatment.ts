import { graphql, useMutation } from 'react-relay'
import type { AddTreatmentInput, useAddTreatmentMutation } from '../../__generated__/useAddTreatmentMutation.graphql'
import { toFailure } from '../../network/graphqlError'
import { toastFailure } from '../../ui/toastFailure'

export function useAddTreatment(showErrors: (fields: Record<string, string>) => void) {
  const [commit, pending] = useMutation<useAddTreatmentMutation>(graphql`
    mutation useAddTreatmentMutation($input: AddTreatmentInput!) {
      addTreatment(input: $input) {
        animal {
          ...Care_animal
          ...CareToday_animal
          ...CatDay_animal
          ...RecordBody_record
        }
      }
    }
  `)

  function fail(reason: unknown) {
    showErrors(toFailure(reason).fields)
    toastFailure(reason)
  }

  function addTreatment(input: AddTreatmentInput, onDone: () => void) {
    commit({
      variables: { input },
      onCompleted(_, errors) {
        if (errors) return fail(errors)
        onDone()
      },
      onError: fail,
    })
  }

  return [addTreatment, pending] as const
}
