import { graphql, useMutation } from 'react-relay'
import type { useSetVisitQuestionsMutation } from '../../__generated__/useSetVisitQuestionsMutation.graphql'
import { toFailure } from '../../base/network/graphqlError'
import { toast } from '../../base/ui/toasts'

export function useSetVisitQuestions(showErrors: (fields: Record<string, string>) => void) {
  const [commit, pending] = useMutation<useSetVisitQuestionsMutation>(graphql`
    mutation useSetVisitQuestionsMutation($input: UpdateAnimalInput!) {
      updateAnimal(input: $input) {
        animal {
          ...VisitQuestions_animal
        }
      }
    }
  `)

  function fail(reason: unknown) {
    showErrors(toFailure(reason).fields)
    toast({
      title: 'Erreur',
      description: 'Impossible d’enregistrer les questions.',
      tone: 'destructive',
    })
  }

  function setVisitQuestions(uuid: string, visitQuestions: string[]) {
    commit({
      variables: { input: { uuid, visitQuestions } },
      onCompleted: (_, errors) =>
        errors
          ? fail(errors)
          : toast({
              title: visitQuestions.length > 0 ? 'Questions enregistrées' : 'Questions effacées',
            }),
      onError: fail,
    })
  }

  return [setVisitQuestions, pending] as const
}
