import { graphql, useMutation } from 'react-relay'
import type { StopTreatmentInput, useStopTreatmentMutation } from '../../__generated__/useStopTreatmentMutation.graphql'
import { toFailure } from '../../network/graphqlError'
import { toastFailure } from '../../ui/toastFailure'

export function useStopTreatment(showErrors: (fields: Record<string, string>) => void) {
  const [commit, pending] = useMutation<useStopTreatmentMutation>(graphql`
    mutation useStopTreatmentMutation($input: StopTreatmentInput!) {
      stopTreatment(input: $input) {
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

  function stopTreatment(input: StopTreatmentInput, onDone: () => void) {
    commit({
      variables: { input },
      onCompleted(_, errors) {
        if (errors) return fail(errors)
        onDone()
      },
      onError: fail,
    })
  }

  return [stopTreatment, pending] as const
}
