import { graphql } from 'react-relay'
import type { useLeaveCircleMutation } from '../../__generated__/useLeaveCircleMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'

const successToast = {
  title: 'Cercle quitté',
  description: 'Ce carnet n’est plus parmi les vôtres.',
}

export function useLeaveCircle() {
  const [commit, isPending] = useFormMutation<useLeaveCircleMutation>(graphql`
    mutation useLeaveCircleMutation($input: LeaveCircleInput!) {
      leaveCircle(input: $input) {
        leftId
        viewer {
          ...Dashboard_viewer
          ...useFrameViewer_viewer
        }
      }
    }
  `)

  const leave = (animalUuid: string, onDone: () => void) =>
    commit({ variables: { input: { animalUuid } }, successToast, onDone })

  return [leave, isPending] as const
}
