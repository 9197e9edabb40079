import { useCallback } from 'react'
import { graphql, useMutation } from 'react-relay'
import type {
  useCreateMeasurementMutation,
  useCreateMeasurementMutation$variables,
} from '../../__generated__/useCreateMeasurementMutation.graphql'
import { commitWithSignal } from '../../base/relay/commitWithSignal'

/** `shown` selects what the screens show: a later save from the queue leaves it out. */
export function useCreateMeasurement() {
  const [commit] = useMutation<useCreateMeasurementMutation>(graphql`
    mutation useCreateMeasurementMutation($input: CreateMeasurementInput!, $shown: Boolean!) {
      createMeasurement(input: $input) {
        kept
        created
        measurement @include(if: $shown) {
          ...useQuestionnaireCat_measurement
        }
        animal @include(if: $shown) {
          ...CatCard_animal
          ...useQuestionnaireCat_animal
          ...RecordHeader_record
          ...RecordBody_record
        }
      }
    }
  `)
  return useCallback(
    (input: useCreateMeasurementMutation$variables['input'], signal: AbortSignal) =>
      commitWithSignal(commit, { input, shown: true }, signal),
    [commit],
  )
}
