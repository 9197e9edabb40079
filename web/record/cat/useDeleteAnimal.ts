import { graphql } from 'react-relay'
import { elide } from '#shared/base/elision'
import type { useDeleteAnimalMutation } from '../../__generated__/useDeleteAnimalMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'

const failureMessage = 'Impossible de supprimer l’animal. Veuillez réessayer.'
const successToast = (name: string) => ({
  title: 'Animal supprimé',
  description: `Le carnet ${elide('de', name)} et toutes ses données ont été supprimés.`,
})

export function useDeleteAnimal() {
  const [commit, isPending] = useFormMutation<useDeleteAnimalMutation>(graphql`
    mutation useDeleteAnimalMutation($input: DeleteAnimalInput!) {
      deleteAnimal(input: $input) {
        deletedId
        viewer {
          ...Dashboard_viewer
          ...useFrameViewer_viewer
        }
      }
    }
  `)

  const deleteAnimal = ({ uuid, name }: { uuid: string; name: string }, onDeleted?: () => void) =>
    commit({
      variables: { input: { uuid } },
      successToast: successToast(name),
      failureText: failureMessage,
      onDone: onDeleted,
    })

  return [deleteAnimal, isPending] as const
}
