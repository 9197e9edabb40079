import { graphql } from 'react-relay'
import type { useSetVisitQuestionsMutation } from '../../__generated__/useSetVisitQuestionsMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'

export function useSetVisitQuestions(showErrors: ShowErrors) {
  const [commit, isPending] = useFormMutation<useSetVisitQuestionsMutation>(graphql`
    mutation useSetVisitQuestionsMutation($input: UpdateAnimalInput!) {
      updateAnimal(input: $input) {
        animal {
          ...VisitQuestions_animal
        }
      }
    }
  `)

  const setVisitQuestions = (uuid: string, visitQuestions: string[], onDone?: () => void) =>
    commit({
      variables: { input: { uuid, visitQuestions } },
      successToast: {
        title: visitQuestions.length > 0 ? 'Questions enregistrées' : 'Questions effacées',
      },
      failureText: 'Impossible d’enregistrer les questions.',
      showErrors,
      ...(onDone && { onDone }),
    })

  return [setVisitQuestions, isPending] as const
}
