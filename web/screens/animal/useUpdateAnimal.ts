import { graphql } from 'react-relay'
import type {
  UpdateAnimalInput,
  useUpdateAnimalMutation,
} from '../../__generated__/useUpdateAnimalMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'

const successToast = {
  title: 'Animal mis à jour',
  description: 'Les informations ont été sauvegardées.',
}
const failureMessage = 'Impossible de mettre à jour l’animal.'

export function useUpdateAnimal(showErrors: ShowErrors) {
  const [commit, isPending] = useFormMutation<useUpdateAnimalMutation>(graphql`
    mutation useUpdateAnimalMutation($input: UpdateAnimalInput!) {
      updateAnimal(input: $input) {
        animal {
          ...AnimalForm_animal
          ...useWeighings_animal
          ...RecordHeader_record
          ...RecordBody_record
          ...CatDay_animal
          ...ToDo_animal
        }
      }
    }
  `)

  const updateAnimal = (input: UpdateAnimalInput) =>
    commit({ variables: { input }, successToast, failureText: failureMessage, showErrors })

  return [updateAnimal, isPending] as const
}
