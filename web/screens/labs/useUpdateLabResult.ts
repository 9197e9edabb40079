import { graphql, useMutation } from 'react-relay'
import type { UpdateLabResultInput, useUpdateLabResultMutation } from '../../__generated__/useUpdateLabResultMutation.graphql'

export function useUpdateLabResult() {
  const [commit, pending] = useMutation<useUpdateLabResultMutation>(graphql`
    mutation useUpdateLabResultMutation($input: UpdateLabResultInput!) {
      updateLabResult(input: $input) {
        animal {
          ...Labs_animal
        }
      }
    }
  `)

  const updateLabResult = (input: UpdateLabResultInput, { onDone, onFail }: { onDone: () => void; onFail: (reason: unknown) => void }) =>
    commit({ variables: { input }, onCompleted: (_, errors) => (errors ? onFail(errors) : onDone()), onError: onFail })

  return [updateLabResult, pending] as const
}
