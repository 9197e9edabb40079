import { graphql } from 'react-relay'
import { elide } from '#shared/base/elision'
import type { useDeleteAnimalMutation } from '../../__generated__/useDeleteAnimalMutation.graphql'
import { isCatGone, useDeletion } from '../../base/form/useDeletion'

const failureMessage = 'Impossible de supprimer l’animal. Veuillez réessayer.'
const successToast = (name: string) => ({
  title: 'Animal supprimé',
  description: `Le carnet ${elide('de', name)} et toutes ses données ont été supprimés.`,
})

export function useDeleteAnimal() {
  const [commit, isPending] = useDeletion<useDeleteAnimalMutation>(
    graphql`
      mutation useDeleteAnimalMutation($input: DeleteAnimalInput!) {
        deleteAnimal(input: $input) {
          deletedId
          viewer {
            ...Dashboard_viewer
            ...useFrameViewer_viewer
          }
        }
      }
    `,
    isCatGone,
  )

  const deleteAnimal = ({ uuid, name }: { uuid: string; name: string }, onDeleted?: () => void) =>
    commit({
      variables: { input: { uuid } },
      successToast: successToast(name),
      failureText: failureMessage,
      ...(onDeleted && { onDone: onDeleted }),
    })

  return [deleteAnimal, isPending] as const
}
