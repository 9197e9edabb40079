import { useCallback } from 'react'
import { graphql, useMutation } from 'react-relay'
import { getRequest } from 'relay-runtime'
import type {
  useUpdateMeasurementMutation,
  useUpdateMeasurementMutation$variables,
} from '../../__generated__/useUpdateMeasurementMutation.graphql'
import { commitWithSignal } from '../../base/relay/commitWithSignal'

/** `shown` selects what the screens show: a later save from the queue leaves it out. */
const document = graphql`
  mutation useUpdateMeasurementMutation($input: UpdateMeasurementInput!, $shown: Boolean!) {
    updateMeasurement(input: $input) {
      kept
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
`

export type UpdateInput = useUpdateMeasurementMutation$variables['input']

/** Replaces every answer. */
export function useUpdateMeasurement() {
  const [commit] = useMutation<useUpdateMeasurementMutation>(document)
  return useCallback(
    (input: UpdateInput, signal: AbortSignal) =>
      commitWithSignal(commit, { input, shown: true }, signal),
    [commit],
  )
}

/** Returns the same as a queued mutation: the persisted id and the variables. */
export function queuedUpdate(input: UpdateInput) {
  return { id: getRequest(document).params.id!, variables: { input: { ...input }, shown: false } }
}
