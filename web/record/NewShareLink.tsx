import Link2 from 'lucide-react/icons/link-2'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { NewShareLink_animal$key } from '../__generated__/NewShareLink_animal.graphql'
import type { NewShareLink_viewer$key } from '../__generated__/NewShareLink_viewer.graphql'
import { Button } from '../ui/Button'
import { NeedsNetwork } from '../ui/NeedsNetwork'
import { ShareConsent } from './ShareConsent'
import { ShareLinkBox } from './ShareLinkBox'
import { useCreateShareLink } from './useCreateShareLink'

/** The consent and the button that makes a link, then the link (product/sharing 1.4, 3.1). */
export function NewShareLink({ animal, viewer }: { animal: NewShareLink_animal$key; viewer: NewShareLink_viewer$key }) {
  const { uuid, name } = useFragment(
    graphql`
      fragment NewShareLink_animal on Animal {
        uuid
        name
      }
    `,
    animal,
  )
  const owner = useFragment(
    graphql`
      fragment NewShareLink_viewer on Viewer {
        firstName
        lastName
      }
    `,
    viewer,
  )
  const [shareUrl, setShareUrl] = useState<string | null>(null)
  const [createShareLink, pending] = useCreateShareLink('dialog')
  if (shareUrl) return <ShareLinkBox message={{ shareUrl, catName: name, owner }} />
  return (
    <>
      <ShareConsent name={name} />
      <NeedsNetwork what="La création d’un lien">
        <Button
          block
          size="l"
          icon={<Link2 size={22} />}
          pending={pending}
          pendingLabel="Création..."
          onClick={() => createShareLink(uuid, setShareUrl)}
        >
          Créer un lien de partage
        </Button>
      </NeedsNetwork>
    </>
  )
}
