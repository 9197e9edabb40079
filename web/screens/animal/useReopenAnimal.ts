import { graphql } from 'react-relay'
import type { useReopenAnimalMutation } from '../../__generated__/useReopenAnimalMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import { countStaleMutation } from '../../base/network/mutationResponses'

const successToast = { title: 'Carnet rouvert' }
const failureMessage = 'Impossible de rouvrir le carnet. Veuillez réessayer.'

export function useReopenAnimal() {
  const [commit, isPending] = useFormMutation<useReopenAnimalMutation>(graphql`
    mutation useReopenAnimalMutation($input: ReopenAnimalInput!) {
      reopenAnimal(input: $input) {
        animal {
          inMemorySince
          diedOn
          today
          ...CatDay_animal
          ...ToDo_animal
          ...useAlerts_record
        }
      }
    }
  `)

  const reopenAnimal = (uuid: string) =>
    commit({
      variables: { input: { uuid } },
      successToast,
      failureText: failureMessage,
      // Today's doses, results and curves are shown again.
      onDone: countStaleMutation,
    })

  return [reopenAnimal, isPending] as const
}
