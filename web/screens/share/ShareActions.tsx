import Copy from 'lucide-react/icons/copy'
import FileDown from 'lucide-react/icons/file-down'
import Link2 from 'lucide-react/icons/link-2'
import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { SHARE_LIFETIME_HOURS } from '#shared/sharing/shareLink'
import type { ShareActions_animal$key } from '../../__generated__/ShareActions_animal.graphql'
import type { ShareActions_viewer$key } from '../../__generated__/ShareActions_viewer.graphql'
import { useIsOnline } from '../../base/device/useIsOnline'
import { useNavigate } from '../../base/router/hooks'
import { copyLink } from '../../base/ui/actions/copyLink'
import { Button } from '../../base/ui/Button'
import { TextField } from '../../base/ui/forms/TextField'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { mailtoLink, type ShareMessage, smsLink } from '../../record/sharing/shareMessage'
import { useCreateShareLink } from '../../record/sharing/useCreateShareLink'
import { stack3 } from '../../base/styles/layout.css'
import * as styles from './ShareScreen.css'

/** Offers one link per visit, made by its button or by the first way of sending it. */
export function ShareActions({
  animal,
  viewer,
}: {
  animal: ShareActions_animal$key
  viewer: ShareActions_viewer$key
}) {
  const { uuid, name } = useFragment(
    graphql`
      fragment ShareActions_animal on Animal {
        uuid
        name
      }
    `,
    animal,
  )
  const owner = useFragment(
    graphql`
      fragment ShareActions_viewer on Viewer {
        firstName
        lastName
      }
    `,
    viewer,
  )
  const [shareUrl, setShareUrl] = useState<string | null>(null)
  const [createShareLink, isPending] = useCreateShareLink('screen')
  const navigate = useNavigate()
  // The network is required to make the link.
  const canSend = useIsOnline() || shareUrl !== null

  function send(address: (message: ShareMessage) => string) {
    const open = (link: string) =>
      window.location.assign(
        address({
          shareUrl: link,
          hours: SHARE_LIFETIME_HOURS,
          hasCode: false,
          catName: name,
          owner,
        }),
      )
    if (shareUrl) return open(shareUrl)
    createShareLink(uuid, {}, (link) => {
      setShareUrl(link)
      open(link)
    })
  }

  return (
    <div className={stack3}>
      {shareUrl ? (
        <>
          <TextField
            label="Lien sécurisé"
            name="shareUrl"
            value={shareUrl}
            readOnly
            hint="Valable 72 heures."
            onFocus={(event) => event.target.select()}
          />
          <Button
            size="l"
            icon={<Copy size={22} />}
            autoFocus
            onClick={() => void copyLink(shareUrl, 'screen')}
          >
            Copier le lien
          </Button>
        </>
      ) : (
        <NeedsNetwork actionName="La création d’un lien">
          <Button
            size="l"
            icon={<Link2 size={22} />}
            isPending={isPending}
            pendingLabel="Création..."
            onClick={() => createShareLink(uuid, {}, setShareUrl)}
          >
            Générer un lien sécurisé
          </Button>
        </NeedsNetwork>
      )}
      <div className={styles.otherLinks}>
        <Button
          variant="secondary"
          icon={<Mail size={20} />}
          disabled={!canSend}
          isPending={isPending}
          onClick={() => send(mailtoLink)}
        >
          Email
        </Button>
        <Button
          variant="secondary"
          icon={<MessageSquare size={20} />}
          disabled={!canSend}
          isPending={isPending}
          onClick={() => send(smsLink)}
        >
          SMS
        </Button>
        <Button
          className={styles.report}
          variant="secondary"
          icon={<FileDown size={20} />}
          onClick={() => void navigate(`/analysis/${uuid}`, { state: { print: true } })}
        >
          PDF médical
        </Button>
      </div>
    </div>
  )
}
