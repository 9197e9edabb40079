import { useCallback } from 'react'
import { graphql, useMutation } from 'react-relay'
import type {
  useCreateMeasurementMutation,
  useCreateMeasurementMutation$data,
  useCreateMeasurementMutation$variables,
} from '../../__generated__/useCreateMeasurementMutation.graphql'

/** Settles with the payload, or throws what `toFailure` reads; `signal` ends it. */
export function useCreateMeasurement() {
  const [commit] = useMutation<useCreateMeasurementMutation>(graphql`
    mutation useCreateMeasurementMutation($input: CreateMeasurementInput!) {
      createMeasurement(input: $input) {
        created
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
  `)
  return useCallback(
    (input: useCreateMeasurementMutation$variables['input'], signal: AbortSignal) =>
      new Promise<useCreateMeasurementMutation$data['createMeasurement']>((resolve, reject) => {
        const { dispose } = commit({
          variables: { input },
          onCompleted: ({ createMeasurement }) => resolve(createMeasurement),
          onError: reject,
        })
        signal.addEventListener('abort', dispose)
      }),
    [commit],
  )
}
