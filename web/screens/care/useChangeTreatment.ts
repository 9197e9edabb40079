import { graphql, useMutation } from 'react-relay'
import type { ChangeTreatmentInput, useChangeTreatmentMutation } from '../../__generated__/useChangeTreatmentMutation.graphql'
import { toFailure } from '../../network/graphqlError'
import { toastFailure } from '../../ui/toastFailure'

export function useChangeTreatment(showErrors: (fields: Record<string, string>) => void) {
  const [commit, pending] = useMutation<useChangeTreatmentMutation>(graphql`
    mutation useChangeTreatmentMutation($input: ChangeTreatmentInput!) {
      changeTreatment(input: $input) {
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

  function changeTreatment(input: ChangeTreatmentInput, onDone: () => void) {
    commit({
      variables: { input },
      onCompleted(_, errors) {
        if (errors) return fail(errors)
        onDone()
      },
      onError: fail,
    })
  }

  return [changeTreatment, pending] as const
}
