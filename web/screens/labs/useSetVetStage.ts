import { graphql, useMutation } from 'react-relay'
import type {
  SetVetStageInput,
  useSetVetStageMutation,
} from '../../__generated__/useSetVetStageMutation.graphql'
import { toFailure } from '../../base/network/graphqlError'
import { toastFailure } from '../../base/ui/toastFailure'

export function useSetVetStage(showErrors: (fields: Record<string, string>) => void) {
  const [commit, pending] = useMutation<useSetVetStageMutation>(graphql`
    mutation useSetVetStageMutation($input: SetVetStageInput!) {
      setVetStage(input: $input) {
        animal {
          ...Labs_animal
        }
      }
    }
  `)

  function fail(reason: unknown) {
    showErrors(toFailure(reason).fields)
    toastFailure(reason)
  }

  const setVetStage = (input: SetVetStageInput, onDone: () => void) =>
    commit({
      variables: { input },
      onCompleted: (_, errors) => (errors ? fail(errors) : onDone()),
      onError: fail,
    })

  return [setVetStage, pending] as const
}
