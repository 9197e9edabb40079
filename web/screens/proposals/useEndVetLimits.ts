import { graphql, useMutation } from 'react-relay'
import type {
  EndVetLimitsInput,
  useEndVetLimitsMutation,
} from '../../__generated__/useEndVetLimitsMutation.graphql'
import { toastFailure } from '../../base/ui/toastFailure'
import { toast } from '../../base/ui/toasts'

const all = {
  title: 'Seuils habituels',
  description: 'Les seuils du vétérinaire ne comptent plus.',
}
const check = { title: 'Contrôle fait', description: 'Le rappel est retiré.' }

export function useEndVetLimits() {
  const [commit, pending] = useMutation<useEndVetLimitsMutation>(graphql`
    mutation useEndVetLimitsMutation($input: EndVetLimitsInput!) {
      endVetLimits(input: $input) {
        animal {
          ...Limits_animal
          ...useAlerts_record
          ...VetLimits_record
        }
      }
    }
  `)

  const endVetLimits = (input: EndVetLimitsInput) =>
    commit({
      variables: { input },
      onCompleted: (_, errors) =>
        errors ? toastFailure(errors) : toast(input.parts ? check : all),
      onError: toastFailure,
    })

  return [endVetLimits, pending] as const
}
