import { graphql } from 'react-relay'
import type {
  SetStockInput,
  useSetStockMutation,
} from '../../__generated__/useSetStockMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'

export function useSetStock(showErrors: ShowErrors) {
  const [commit, isPending] = useFormMutation<useSetStockMutation>(graphql`
    mutation useSetStockMutation($input: SetStockInput!) {
      setStock(input: $input) {
        animal {
          ...useStocks_animal
        }
      }
    }
  `)

  const set = (input: SetStockInput, onDone: () => void) =>
    commit({ variables: { input }, showErrors, onDone })

  return [set, isPending] as const
}
