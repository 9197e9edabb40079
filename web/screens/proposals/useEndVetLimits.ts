import { graphql } from 'react-relay'
import type {
  EndVetLimitsInput,
  useEndVetLimitsMutation,
} from '../../__generated__/useEndVetLimitsMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'

const limitsToast = {
  title: 'Seuils habituels',
  description: 'Les seuils du vétérinaire ne comptent plus.',
}
const checkToast = { title: 'Contrôle fait', description: 'Le rappel est retiré.' }

export function useEndVetLimits() {
  const [commit, isPending] = useFormMutation<useEndVetLimitsMutation>(graphql`
    mutation useEndVetLimitsMutation($input: EndVetLimitsInput!) {
      endVetLimits(input: $input) {
        animal {
          ...Limits_animal
          ...useAlerts_record
          ...RecordBody_record
          ...CatDay_animal
          ...ToDo_animal
          ...VetLimits_record
        }
      }
    }
  `)

  const endVetLimits = (input: EndVetLimitsInput) =>
    commit({ variables: { input }, successToast: input.parts ? checkToast : limitsToast })

  return [endVetLimits, isPending] as const
}
