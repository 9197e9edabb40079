import { graphql, useFragment } from 'react-relay'
import type { DeleteCatDialog_animal$key } from '../../__generated__/DeleteCatDialog_animal.graphql'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { useDeleteAnimal } from './useDeleteAnimal'

interface Props {
  animal: DeleteCatDialog_animal$key
  open: boolean
  onClose: () => void
}

/** Asks before a cat and all of its data go (spec 1 §2, §4). */
export function DeleteCatDialog({ animal, open, onClose }: Props) {
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
    <Dialog
      open={open}
      onClose={() => pending || onClose()}
      title={`Supprimer ${name}`}
      actions={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            Annuler
          </Button>
          <Button variant="danger" pending={pending} pendingLabel="Suppression..." onClick={() => deleteAnimal({ uuid, name })}>
            Supprimer
          </Button>
        </>
      }
    >
      <p>
        Cette action est irréversible. Toutes les données de santé de {name} seront définitivement supprimées.
      </p>
    </Dialog>
  )
}
