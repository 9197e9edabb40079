import { graphql } from 'react-relay'
import type {
  UpdateAnimalInput,
  useSetVetPhoneMutation,
} from '../../__generated__/useSetVetPhoneMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'

export function useSetVetPhone(showErrors: ShowErrors) {
  const [commit, isPending] = useFormMutation<useSetVetPhoneMutation>(graphql`
    mutation useSetVetPhoneMutation($input: UpdateAnimalInput!) {
      updateAnimal(input: $input) {
        animal {
          ...VetNumber_animal
        }
      }
    }
  `)

  const setVetPhone = (input: UpdateAnimalInput) =>
    commit({ variables: { input }, failureText: 'Impossible d’ajouter le numéro.', showErrors })

  return [setVetPhone, isPending] as const
}
