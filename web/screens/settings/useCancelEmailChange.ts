import { graphql, useMutation } from 'react-relay'
import type { useCancelEmailChangeMutation } from '../../__generated__/useCancelEmailChangeMutation.graphql'
import { toastFailure } from '../../base/ui/toastFailure'
import { toast } from '../../base/ui/toasts'

const done = { title: 'Changement annulé', description: 'Votre adresse email reste la même.' }

export function useCancelEmailChange() {
  const [commit, pending] = useMutation<useCancelEmailChangeMutation>(graphql`
    mutation useCancelEmailChangeMutation {
      cancelEmailChange {
        viewer {
          ...EmailProof_viewer
        }
      }
    }
  `)

  function cancel() {
    commit({
      variables: {},
      onCompleted: (_, errors) => (errors ? toastFailure(errors) : toast(done)),
      onError: toastFailure,
    })
  }

  return [cancel, pending] as const
}
