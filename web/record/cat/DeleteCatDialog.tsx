import { graphql, useFragment } from 'react-relay'
import { elide } from '#shared/base/elision'
import type { DeleteCatDialog_animal$key } from '../../__generated__/DeleteCatDialog_animal.graphql'
import { useIsOnline } from '../../base/device/useIsOnline'
import { useDownload } from '../../base/ui/actions/useDownload'
import { Button } from '../../base/ui/Button'
import { DeleteDialog } from '../../base/ui/dialogs/DeleteDialog'
import { useDeleteAnimal } from './useDeleteAnimal'
import { useEntryCount } from './useEntryCount'

/** Names the data that would be deleted, and offers a copy first (product/cats 2.5). */
export function DeleteCatDialog({
  animal,
  onDeleted,
  onClose,
}: {
  animal: DeleteCatDialog_animal$key
  onDeleted?: () => void
  onClose: () => void
}) {
  const { uuid, name } = useFragment(
    graphql`
      fragment DeleteCatDialog_animal on Animal {
        uuid
        name
      }
    `,
    animal,
  )
  const isOnline = useIsOnline()
  const count = useEntryCount(uuid)
  const [deleteAnimal, isPending] = useDeleteAnimal()
  const [download, pendingFormat] = useDownload()
  return (
    <DeleteDialog
      title={`Supprimer ${name}`}
      actionName="La suppression d’un chat"
      isPending={isPending}
      onDelete={() => deleteAnimal({ uuid, name }, onDeleted)}
      onClose={onClose}
    >
      <p>
        Cette action est irréversible. Toutes les données de santé {elide('de', name)} seront
        définitivement supprimées.
      </p>
      {isOnline && (
        <>
          <p>{count === null ? '\u00a0' : entriesInWords(count)}</p>
          <Button
            variant="secondary"
            isPending={pendingFormat !== null}
            pendingLabel="Préparation..."
            onClick={() => void download('json')}
          >
            Télécharger d’abord mes données
          </Button>
        </>
      )}
    </DeleteDialog>
  )
}

function entriesInWords(count: number): string {
  if (count === 0) return 'Son carnet n’a encore aucune saisie.'
  return count === 1 ? 'Une saisie serait effacée.' : `${count} saisies seraient effacées.`
}
