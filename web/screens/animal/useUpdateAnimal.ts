import { graphql, useMutation } from 'react-relay'
import type {
  UpdateAnimalInput,
  useUpdateAnimalMutation,
} from '../../__generated__/useUpdateAnimalMutation.graphql'
import { toFailure } from '../../base/network/graphqlError'
import { toast } from '../../base/ui/toasts'

const done = { title: 'Animal mis à jour', description: 'Les informations ont été sauvegardées.' }
const failed = {
  title: 'Erreur',
  description: 'Impossible de mettre à jour l’animal.',
  tone: 'destructive',
} as const

export function useUpdateAnimal(showErrors: (fields: Record<string, string>) => void) {
  const [commit, pending] = useMutation<useUpdateAnimalMutation>(graphql`
    mutation useUpdateAnimalMutation($input: UpdateAnimalInput!) {
      updateAnimal(input: $input) {
        animal {
          ...useCatProfile_animal
          ...useWeighings_animal
          ...RecordHeader_record
          ...RecordBody_record
          ...CatDay_animal
        }
      }
    }
  `)

  function fail(reason: unknown) {
    showErrors(toFailure(reason).fields)
    toast(failed)
  }

  function updateAnimal(input: UpdateAnimalInput) {
    commit({
      variables: { input },
      onCompleted: (_, errors) => (errors ? fail(errors) : toast(done)),
      onError: fail,
    })
  }

  return [updateAnimal, pending] as const
}
