import Link2 from 'lucide-react/icons/link-2'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CreateLinkCard_animal$key } from '../../__generated__/CreateLinkCard_animal.graphql'
import type { CreateLinkCard_viewer$key } from '../../__generated__/CreateLinkCard_viewer.graphql'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { NeedsNetwork } from '../../ui/NeedsNetwork'
import { ShareConsent } from '../../record/ShareConsent'
import { ShareLinkBox } from '../../record/ShareLinkBox'
import { useCreateShareLink } from '../../record/useCreateShareLink'
import * as styles from './ShareLinksScreen.css'

export function CreateLinkCard({ animal, viewer }: { animal: CreateLinkCard_animal$key; viewer: CreateLinkCard_viewer$key }) {
  const { uuid, name } = useFragment(
    graphql`
      fragment CreateLinkCard_animal on Animal {
        uuid
        name
      }
    `,
    animal,
  )
  const owner = useFragment(
    graphql`
      fragment CreateLinkCard_viewer on Viewer {
        firstName
        lastName
      }
    `,
    viewer,
  )
  const [shareUrl, setShareUrl] = useState<string | null>(null)
  const [createShareLink, pending] = useCreateShareLink('dialog')
  return (
    <Card as="section" className={styles.card} aria-label="Nouveau lien">
      {shareUrl ? (
        <ShareLinkBox message={{ shareUrl, catName: name, owner }} />
      ) : (
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
      )}
    </Card>
  )
}
