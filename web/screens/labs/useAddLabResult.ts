import { graphql, useMutation } from 'react-relay'
import type { AddLabResultInput, useAddLabResultMutation } from '../../__generated__/useAddLabResultMutation.graphql'

export function useAddLabResult() {
  const [commit, pending] = useMutation<useAddLabResultMutation>(graphql`
    mutation useAddLabResultMutation($input: AddLabResultInput!) {
      addLabResult(input: $input) {
        animal {
          ...Labs_animal
        }
      }
    }
  `)

  const addLabResult = (input: AddLabResultInput, { onDone, onFail }: { onDone: () => void; onFail: (reason: unknown) => void }) =>
    commit({ variables: { input }, onCompleted: (_, errors) => (errors ? onFail(errors) : onDone()), onError: onFail })

  return [addLabResult, pending] as const
}
