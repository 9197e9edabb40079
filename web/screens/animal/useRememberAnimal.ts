import { graphql } from 'react-relay'
import { elide } from '#shared/base/elision'
import type {
  RememberAnimalInput,
  useRememberAnimalMutation,
} from '../../__generated__/useRememberAnimalMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import { countStaleMutation } from '../../base/network/mutationResponses'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'

const failureMessage = 'Impossible de refermer le carnet. Veuillez réessayer.'
const successToast = (name: string) => ({
  title: `En mémoire ${elide('de', name)}`,
  description: 'Son carnet reste à vous, sur l’accueil.',
})

export function useRememberAnimal(showErrors: ShowErrors, onDone: () => void) {
  const [commit, isPending] = useFormMutation<useRememberAnimalMutation>(graphql`
    mutation useRememberAnimalMutation($input: RememberAnimalInput!) {
      rememberAnimal(input: $input) {
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

  const remember = (input: RememberAnimalInput, name: string) =>
    commit({
      variables: { input },
      successToast: successToast(name),
      failureText: failureMessage,
      showErrors,
      onDone() {
        // Curves, summaries, results and links end on the cat's last day.
        countStaleMutation()
        onDone()
      },
    })

  return [remember, isPending] as const
}
