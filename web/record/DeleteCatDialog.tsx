import { Suspense } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { elided } from '#shared/elision'
import type { DeleteCatDialog_animal$key } from '../__generated__/DeleteCatDialog_animal.graphql'
import type { DeleteCatDialogQuery } from '../__generated__/DeleteCatDialogQuery.graphql'
import { useOnline } from '../offline/useOnline'
import { Button } from '../ui/Button'
import { DeleteDialog } from '../ui/DeleteDialog'
import { useDownload } from '../ui/useDownload'
import { useDeleteAnimal } from './useDeleteAnimal'

/** Says what would go, and offers a copy first (product/cats 2.5). */
export function DeleteCatDialog({ animal, onDeleted, onClose }: { animal: DeleteCatDialog_animal$key; onDeleted?: () => void; onClose: () => void }) {
  const { uuid, name } = useFragment(
    graphql`
      fragment DeleteCatDialog_animal on Animal {
        uuid
        name
      }
    `,
    animal,
  )
  const online = useOnline()
  const [deleteAnimal, pending] = useDeleteAnimal()
  const [download, downloading] = useDownload()
  return (
    <DeleteDialog
      title={`Supprimer ${name}`}
      what="La suppression d’un chat"
      pending={pending}
      onDelete={() => deleteAnimal({ uuid, name }, onDeleted)}
      onClose={onClose}
    >
      <p>
        Cette action est irréversible. Toutes les données de santé {elided('de', name)} seront définitivement supprimées.
      </p>
      {online && (
        <>
          <Suspense fallback={null}>
            <Entries uuid={uuid} />
          </Suspense>
          <Button variant="secondary" pending={downloading !== null} pendingLabel="Préparation..." onClick={() => void download('json')}>
            Télécharger d’abord mes données
          </Button>
        </>
      )}
    </DeleteDialog>
  )
}

function Entries({ uuid }: { uuid: string }) {
  const { animal } = useLazyLoadQuery<DeleteCatDialogQuery>(
    graphql`
      query DeleteCatDialogQuery($uuid: ID!) {
        animal(uuid: $uuid) {
          entryCount
        }
      }
    `,
    { uuid },
    { fetchPolicy: 'store-and-network' },
  )
  const count = animal?.entryCount ?? 0
  if (count === 0) return null
  return <p>{count === 1 ? 'Une saisie serait effacée.' : `${count} saisies seraient effacées.`}</p>
}
