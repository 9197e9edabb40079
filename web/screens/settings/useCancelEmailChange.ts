import { graphql } from 'react-relay'
import type { useCancelEmailChangeMutation } from '../../__generated__/useCancelEmailChangeMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'

const successToast = {
  title: 'Changement annulé',
  description: 'Votre adresse email reste la même.',
}

export function useCancelEmailChange() {
  const [commit, isPending] = useFormMutation<useCancelEmailChangeMutation>(graphql`
    mutation useCancelEmailChangeMutation {
      cancelEmailChange {
        viewer {
          ...EmailProof_viewer
        }
      }
    }
  `)

  return [() => commit({ variables: {}, successToast }), isPending] as const
}
