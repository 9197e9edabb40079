import { graphql, useMutation } from 'react-relay'
import type { UndoDoseInput, useUndoDoseMutation } from '../../__generated__/useUndoDoseMutation.graphql'
import { toastFailure } from '../../ui/toastFailure'

export function useUndoDose() {
  const [commit, pending] = useMutation<useUndoDoseMutation>(graphql`
    mutation useUndoDoseMutation($input: UndoDoseInput!) {
      undoDose(input: $input) {
        animal {
          ...Care_animal
          ...CareToday_animal
          ...CatDay_animal
          ...RecordBody_record
        }
      }
    }
  `)

  const undoDose = (input: UndoDoseInput) => commit({ variables: { input }, onCompleted: (_, errors) => errors && toastFailure(errors), onError: toastFailure })

  return [undoDose, pending] as const
}
