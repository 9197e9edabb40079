import Link2 from 'lucide-react/icons/link-2'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ShareDialog_animal$data, ShareDialog_animal$key } from '../__generated__/ShareDialog_animal.graphql'
import type { ShareDialog_viewer$key } from '../__generated__/ShareDialog_viewer.graphql'
import { Button, LinkButton } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { NeedsNetwork } from '../ui/NeedsNetwork'
import { ShareConsent } from './ShareConsent'
import { ShareLinkBox } from './ShareLinkBox'
import { useCreateShareLink } from './useCreateShareLink'

interface ShareDialogProps {
  animal: ShareDialog_animal$key
  viewer: ShareDialog_viewer$key
  onClose: () => void
}

/** Open with no link, link made (product/sharing 3.1): closing it or choosing another cat forgets the link. */
export function ShareDialog({ animal, viewer, onClose }: ShareDialogProps) {
  const cat = useFragment(
    graphql`
      fragment ShareDialog_animal on Animal {
        uuid
        name
      }
    `,
    animal,
  )
  return <OpenShareDialog key={cat.uuid} cat={cat} viewer={viewer} onClose={onClose} />
}

function OpenShareDialog({ cat, viewer, onClose }: { cat: ShareDialog_animal$data } & Omit<ShareDialogProps, 'animal'>) {
  const owner = useFragment(
    graphql`
      fragment ShareDialog_viewer on Viewer {
        firstName
        lastName
      }
    `,
    viewer,
  )
  const [shareUrl, setShareUrl] = useState<string | null>(null)
  const [createShareLink, pending] = useCreateShareLink('dialog')
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
      {shareUrl ? (
        <ShareLinkBox message={{ shareUrl, catName: cat.name, owner }} />
      ) : (
        <>
          <ShareConsent name={cat.name} />
          <NeedsNetwork what="La création d’un lien">
            <Button
              block
              size="l"
              icon={<Link2 size={22} />}
              pending={pending}
              pendingLabel="Création..."
              onClick={() => createShareLink(cat.uuid, setShareUrl)}
            >
              Créer un lien de partage
            </Button>
          </NeedsNetwork>
        </>
      )}
    </Dialog>
  )
}
