import { graphql, useMutation } from 'react-relay'
import { parseWeight, weightLabel } from '#shared/weight'
import type { AddWeightInput, useAddWeightMutation } from '../__generated__/useAddWeightMutation.graphql'
import { useToast } from '../ui/toasts'
import { toFailure } from '../network/graphqlError'

const done = (weight: string) => ({ title: 'Pesée ajoutée', description: weightLabel(parseWeight(weight) ?? 0) })
const failed = { title: 'Erreur', description: 'Impossible d’ajouter la pesée.', tone: 'destructive' } as const

export function useAddWeight(showErrors: (fields: Record<string, string>) => void) {
  const toast = useToast()
  const [commit, pending] = useMutation<useAddWeightMutation>(graphql`
    mutation useAddWeightMutation($input: AddWeightInput!) {
      addWeight(input: $input) {
        animal {
          ...Weights_animal
          ...AnimalForm_animal
          ...RecordHeader_record
          ...RecordBody_record
          ...CatDay_animal
        }
      }
    }
  `)

  function fail(reason: unknown) {
    showErrors(toFailure(reason).fields)
    toast(failed)
  }

  function addWeight(input: AddWeightInput, onDone: () => void) {
    commit({
      variables: { input },
      onCompleted(_, errors) {
        if (errors) return fail(errors)
        toast(done(input.weight))
        onDone()
      },
      onError: fail,
    })
  }

  return [addWeight, pending] as const
}
