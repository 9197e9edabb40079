import { graphql, useMutation } from 'react-relay'
import type { useDeleteAnimalMutation } from '../../__generated__/useDeleteAnimalMutation.graphql'
import { toast } from '../../base/ui/toasts'

const failed = {
  title: 'Erreur',
  description: 'Impossible de supprimer l’animal. Veuillez réessayer.',
  tone: 'destructive',
} as const
const done = (name: string) => ({
  title: 'Animal supprimé',
  description: `${name} et toutes ses données ont été supprimés.`,
})

export function useDeleteAnimal() {
  const [commit, pending] = useMutation<useDeleteAnimalMutation>(graphql`
    mutation useDeleteAnimalMutation($input: DeleteAnimalInput!) {
      deleteAnimal(input: $input) {
        deletedId
        viewer {
          ...Dashboard_viewer
          ...useSignedIn_viewer
        }
      }
    }
  `)

  function deleteAnimal({ uuid, name }: { uuid: string; name: string }, onDeleted?: () => void) {
    commit({
      variables: { input: { uuid } },
      onCompleted(_, errors) {
        toast(errors ? failed : done(name))
        if (!errors) onDeleted?.()
      },
      onError: () => toast(failed),
    })
  }

  return [deleteAnimal, pending] as const
}
