import { graphql, useMutation } from 'react-relay'
import type { useLeaveCircleMutation } from '../../__generated__/useLeaveCircleMutation.graphql'
import { toastFailure } from '../../base/ui/toastFailure'
import { toast } from '../../base/ui/toasts'

const done = { title: 'Cercle quitté', description: 'Ce carnet n’est plus parmi les vôtres.' }

export function useLeaveCircle() {
  const [commit, pending] = useMutation<useLeaveCircleMutation>(graphql`
    mutation useLeaveCircleMutation($input: LeaveCircleInput!) {
      leaveCircle(input: $input) {
        leftId
        viewer {
          ...Dashboard_viewer
          ...useSignedIn_viewer
        }
      }
    }
  `)

  const leave = (animalUuid: string, onDone: () => void) =>
    commit({
      variables: { input: { animalUuid } },
      onCompleted(_, errors) {
        if (errors) return toastFailure(errors)
        toast(done)
        onDone()
      },
      onError: toastFailure,
    })

  return [leave, pending] as const
}
