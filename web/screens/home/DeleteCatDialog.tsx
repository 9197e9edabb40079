import { graphql, useFragment } from 'react-relay'
import { elided } from '#shared/elision'
import type { DeleteCatDialog_animal$key } from '../../__generated__/DeleteCatDialog_animal.graphql'
import { DeleteDialog } from '../../ui/DeleteDialog'
import { useDeleteAnimal } from './useDeleteAnimal'

/** product/cats 2.5. */
export function DeleteCatDialog({ animal, onClose }: { animal: DeleteCatDialog_animal$key; onClose: () => void }) {
  const { uuid, name } = useFragment(
    graphql`
      fragment DeleteCatDialog_animal on Animal {
        uuid
        name
      }
    `,
    animal,
  )
  const [deleteAnimal, pending] = useDeleteAnimal()
  return (
    <DeleteDialog
      title={`Supprimer ${name}`}
      what="La suppression d’un chat"
      pending={pending}
      onDelete={() => deleteAnimal({ uuid, name })}
      onClose={onClose}
    >
      <p>
        Cette action est irréversible. Toutes les données de santé {elided('de', name)} seront définitivement supprimées.
      </p>
    </DeleteDialog>
  )
}
