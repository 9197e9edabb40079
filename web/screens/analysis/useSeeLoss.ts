import { graphql } from 'react-relay'
import type { useSeeLossMutation } from '../../__generated__/useSeeLossMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'

/** Stores the day on which a vet saw a loss of weight (product/watches 3.5). */
export function useSeeLoss(showErrors: ShowErrors, onDone: () => void) {
  const [submit, isPending] = useFormMutation<useSeeLossMutation>(graphql`
    mutation useSeeLossMutation($input: PutWatchAsideInput!) {
      putWatchAside(input: $input) {
        animal {
          lossSeenOn
          ...useAlerts_record
          ...CatDay_animal
          ...ToDo_animal
          ...useDetails_watchNotes
        }
      }
    }
  `)
  const seeLoss = (input: useSeeLossMutation['variables']['input']) =>
    submit({
      variables: { input },
      successToast: {
        title: 'C’est noté',
        description: 'La perte se compte maintenant à partir de ce jour.',
      },
      showErrors,
      onDone,
    })
  return [seeLoss, isPending] as const
}
