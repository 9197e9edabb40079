import { graphql, useMutation } from 'react-relay'
import type {
  RemoveFromCircleInput,
  useRemoveFromCircleMutation,
} from '../../__generated__/useRemoveFromCircleMutation.graphql'
import { toastFailure } from '../../base/ui/toastFailure'
import { toast } from '../../base/ui/toasts'

const done = { title: 'Personne retirée', description: 'Elle ne voit plus ce carnet.' }

export function useRemoveFromCircle() {
  const [commit, pending] = useMutation<useRemoveFromCircleMutation>(graphql`
    mutation useRemoveFromCircleMutation($input: RemoveFromCircleInput!) {
      removeFromCircle(input: $input) {
        animal {
          ...Circle_animal
        }
      }
    }
  `)

  const remove = (input: RemoveFromCircleInput, onDone: () => void) =>
    commit({
      variables: { input },
      onCompleted(_, errors) {
        if (errors) return toastFailure(errors)
        toast(done)
        onDone()
      },
      onError: toastFailure,
    })

  return [remove, pending] as const
}
