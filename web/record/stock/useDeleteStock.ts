import { graphql } from 'react-relay'
import type { useDeleteStockMutation } from '../../__generated__/useDeleteStockMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'

export function useDeleteStock(animalUuid: string) {
  const [commit, isPending] = useFormMutation<useDeleteStockMutation>(graphql`
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
