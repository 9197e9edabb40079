import { graphql } from 'react-relay'
import type {
  RemoveFromCircleInput,
  useRemoveFromCircleMutation,
} from '../../__generated__/useRemoveFromCircleMutation.graphql'
import { useDeletion } from '../../base/form/useDeletion'

const successToast = { title: 'Personne retirée', description: 'Elle ne voit plus ce carnet.' }

export function useRemoveFromCircle() {
  const [commit, isPending] = useDeletion<useRemoveFromCircleMutation>(graphql`
    mutation useRemoveFromCircleMutation($input: RemoveFromCircleInput!) {
      removeFromCircle(input: $input) {
        animal {
          ...Circle_animal
        }
      }
    }
  `)

  const remove = (input: RemoveFromCircleInput, onDone: () => void) =>
    commit({ variables: { input }, successToast, onDone })

  return [remove, isPending] as const
}
