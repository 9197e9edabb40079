import { graphql, useMutation } from 'react-relay'
import type {
  RememberAnimalInput,
  useRememberAnimalMutation,
} from '../../__generated__/useRememberAnimalMutation.graphql'
import { toFailure } from '../../base/network/graphqlError'
import { toast } from '../../base/ui/toasts'

const failed = {
  title: 'Erreur',
  description: 'Impossible de refermer le carnet. Veuillez réessayer.',
  tone: 'destructive',
} as const
const done = (name: string) => ({
  title: `En mémoire de ${name}`,
  description: 'Son carnet reste à vous, sur l’accueil.',
})

export function useRememberAnimal(
  showErrors: (fields: Record<string, string>) => void,
  onDone: () => void,
) {
  const [commit, pending] = useMutation<useRememberAnimalMutation>(graphql`
    mutation useRememberAnimalMutation($input: RememberAnimalInput!) {
      rememberAnimal(input: $input) {
        animal {
          inMemorySince
          diedOn
          ...CatDay_animal
          ...useAlerts_record
        }
      }
    }
  `)

  function fail(reason: unknown) {
    showErrors(toFailure(reason).fields)
    toast(failed)
  }

  function remember(input: RememberAnimalInput, name: string) {
    commit({
      variables: { input },
      onCompleted(_, errors) {
        if (errors) return fail(errors)
        toast(done(name))
        onDone()
      },
      onError: fail,
    })
  }

  return [remember, pending] as const
}
