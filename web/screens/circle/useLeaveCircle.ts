import { graphql } from 'react-relay'
import type { useLeaveCircleMutation } from '../../__generated__/useLeaveCircleMutation.graphql'
import { isCatGone, useDeletion } from '../../base/form/useDeletion'

const successToast = {
  title: 'Cercle quitté',
  description: 'Ce carnet n’est plus parmi les vôtres.',
}

export function useLeaveCircle() {
  const [commit, isPending] = useDeletion<useLeaveCircleMutation>(
    graphql`
      mutation useLeaveCircleMutation($input: LeaveCircleInput!) {
        leaveCircle(input: $input) {
          leftId
          viewer {
            ...Dashboard_viewer
            ...useFrameViewer_viewer
          }
        }
      }
    `,
    isCatGone,
  )

  const leave = (animalUuid: string, onDone: () => void) =>
    commit({ variables: { input: { animalUuid } }, successToast, onDone })

  return [leave, isPending] as const
}
