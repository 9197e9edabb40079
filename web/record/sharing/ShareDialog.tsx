import { graphql, useFragment } from 'react-relay'
import type { NewShareLink_viewer$key } from '../../__generated__/NewShareLink_viewer.graphql'
import type { ShareDialog_animal$key } from '../../__generated__/ShareDialog_animal.graphql'
import { Button, LinkButton } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { NewShareLink } from './NewShareLink'

interface ShareDialogProps {
  animal: ShareDialog_animal$key
  viewer: NewShareLink_viewer$key
  onClose: () => void
}

/**
 * Shows a new link (product/sharing 3.1). Closing the dialog or choosing another cat removes the
 * link from it.
 */
export function ShareDialog({ animal, viewer, onClose }: ShareDialogProps) {
  const cat = useFragment(
    graphql`
      fragment ShareDialog_animal on Animal {
        uuid
        name
        ...NewShareLink_animal
      }
    `,
    animal,
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Partager ${cat.name}`}
      actions={
        <>
          <LinkButton variant="quiet" to={`/share-test/${cat.uuid}`}>
            Gérer les liens
          </LinkButton>
          <Button variant="secondary" onClick={onClose}>
            Fermer
          </Button>
        </>
      }
    >
      <NewShareLink key={cat.uuid} animal={cat} viewer={viewer} />
    </Dialog>
  )
}
