import { graphql } from 'react-relay'
import type { useDeleteStockMutation } from '../../__generated__/useDeleteStockMutation.graphql'
import { useDeletion } from '../../base/form/useDeletion'

export function useDeleteStock(animalUuid: string) {
  const [commit, isPending] = useDeletion<useDeleteStockMutation>(graphql`
    mutation useDeleteStockMutation($input: DeleteStockInput!) {
      deleteStock(input: $input) {
        animal {
          ...useStocks_animal
        }
      }
    }
  `)

  const remove = (courseUuid: string, onDone: () => void) =>
    commit({ variables: { input: { animalUuid, courseUuid } }, onDone })

  return [remove, isPending] as const
}
