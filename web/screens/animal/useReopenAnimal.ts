import { graphql, useMutation } from 'react-relay'
import type { useReopenAnimalMutation } from '../../__generated__/useReopenAnimalMutation.graphql'
import { toast } from '../../base/ui/toasts'

const done = { title: 'Carnet rouvert' }
const failed = {
  title: 'Erreur',
  description: 'Impossible de rouvrir le carnet. Veuillez réessayer.',
  tone: 'destructive',
} as const

export function useReopenAnimal() {
  const [commit, pending] = useMutation<useReopenAnimalMutation>(graphql`
    mutation useReopenAnimalMutation($input: ReopenAnimalInput!) {
      reopenAnimal(input: $input) {
        animal {
          inMemorySince
          diedOn
          ...CatDay_animal
          ...useAlerts_record
        }
      }
    }
  `)

  const reopenAnimal = (uuid: string) =>
    commit({
      variables: { input: { uuid } },
      onCompleted: (_, errors) => toast(errors ? failed : done),
      onError: () => toast(failed),
    })

  return [reopenAnimal, pending] as const
}
