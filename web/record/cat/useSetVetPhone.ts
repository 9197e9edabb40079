import { graphql, useMutation } from 'react-relay'
import type {
  UpdateAnimalInput,
  useSetVetPhoneMutation,
} from '../../__generated__/useSetVetPhoneMutation.graphql'
import { toFailure } from '../../base/network/graphqlError'
import { toast } from '../../base/ui/toasts'

const failed = {
  title: 'Erreur',
  description: 'Impossible d’ajouter le numéro.',
  tone: 'destructive',
} as const

export function useSetVetPhone(showErrors: (fields: Record<string, string>) => void) {
  const [commit, pending] = useMutation<useSetVetPhoneMutation>(graphql`
    mutation useSetVetPhoneMutation($input: UpdateAnimalInput!) {
      updateAnimal(input: $input) {
        animal {
          ...VetNumber_animal
          ...useCatProfile_animal
        }
      }
    }
  `)

  function fail(reason: unknown) {
    showErrors(toFailure(reason).fields)
    toast(failed)
  }

  function setVetPhone(input: UpdateAnimalInput) {
    commit({
      variables: { input },
      onCompleted: (_, errors) => errors && fail(errors),
      onError: fail,
    })
  }

  return [setVetPhone, pending] as const
}
