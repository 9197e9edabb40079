import { graphql, useMutation } from 'react-relay'
import type { useCancelEmailChangeMutation } from '../../__generated__/useCancelEmailChangeMutation.graphql'
import { useToast } from '../../ui/toasts'
import { toFailure } from '../../network/graphqlError'

const done = { title: 'Changement annulé', description: 'Votre adresse email reste la même.' }

export function useCancelEmailChange() {
  const toast = useToast()
  const [commit, pending] = useMutation<useCancelEmailChangeMutation>(graphql`
    mutation useCancelEmailChangeMutation {
      cancelEmailChange {
        viewer {
          ...EmailProof_viewer
        }
      }
    }
  `)

  function fail(reason: unknown) {
    toast({ title: 'Erreur', description: toFailure(reason).message, tone: 'destructive' })
  }

  function cancel() {
    commit({ variables: {}, onCompleted: (_, errors) => (errors ? fail(errors) : toast(done)), onError: fail })
  }

  return [cancel, pending] as const
}
