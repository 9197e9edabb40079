import { useCallback } from 'react'
import { graphql, useMutation } from 'react-relay'
import { getRequest } from 'relay-runtime'
import type {
  useUpdateMeasurementMutation,
  useUpdateMeasurementMutation$variables,
} from '../../__generated__/useUpdateMeasurementMutation.graphql'

const document = graphql`
  mutation useUpdateMeasurementMutation($input: UpdateMeasurementInput!) {
    updateMeasurement(input: $input) {
      kept
      measurement {
        ...Questionnaire_measurement
      }
      animal {
        ...CatCard_animal
        ...Questionnaire_animal
        ...RecordHeader_record
        ...RecordBody_record
      }
    }
  }
`

export type UpdateInput = useUpdateMeasurementMutation$variables['input']

/** Replaces every answer. Settles once it is done, or throws what `toFailure` reads; `signal` ends it. */
export function useUpdateMeasurement() {
  const [commit] = useMutation<useUpdateMeasurementMutation>(document)
  return useCallback(
    (input: UpdateInput, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const { dispose } = commit({
          variables: { input },
          onCompleted: () => resolve(),
          onError: reject,
        })
        signal.addEventListener('abort', dispose)
      }),
    [commit],
  )
}

/** The same as a queued mutation: the persisted id and the variables. */
export function queuedUpdate(input: UpdateInput) {
  return { id: getRequest(document).params.id!, variables: { input: { ...input } } }
}
