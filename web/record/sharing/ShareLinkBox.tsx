import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import Share2 from 'lucide-react/icons/share-2'
import { useEffect, useRef } from 'react'
import type { ShareHours } from '#shared/sharing/shareLink'
import { copyLink } from '../../base/ui/actions/copyLink'
import { Button, LinkButton } from '../../base/ui/Button'
import { TextField } from '../../base/ui/forms/TextField'
import { NewCode } from './NewCode'
import { mailtoLink, type ShareMessage, shareTitle, smsLink } from './shareMessage'
import { ShareQr } from './ShareQr'
import { durationLabels } from './shareWords'
import { stack3 } from '../../base/styles/layout.css'
import * as styles from './ShareLinkBox.css'

export interface NewLink {
  shareUrl: string
  hours: ShareHours
  /** The code is shown this once. */
  code: string | null
}

export function ShareLinkBox({
  link,
  catName,
  owner,
}: {
  link: NewLink
  catName: string
  owner: ShareMessage['owner']
}) {
  const { shareUrl, hours, code } = link
  const message = { shareUrl, hours, hasCode: code !== null, catName, owner }
  const field = useRef<HTMLInputElement>(null)

  // The button that made the link has been removed, so the field takes the focus.
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [shareUrl])

  return (
    <div className={stack3}>
      <TextField
        ref={field}
        label="Lien de partage"
        name="shareUrl"
        value={shareUrl}
        readOnly
        hint={`Valable ${durationLabels[hours]}.`}
        onFocus={(event) => event.target.select()}
      />
      {code !== null && <NewCode code={code} />}
      <Button block icon={<Copy size={20} />} onClick={() => void copyLink(shareUrl, 'dialog')}>
        Copier le lien
      </Button>
      <div className={styles.ways}>
        <LinkButton variant="secondary" icon={<Mail size={20} />} to={mailtoLink(message)}>
          Ouvrir l’email
        </LinkButton>
        <LinkButton variant="secondary" icon={<MessageSquare size={20} />} to={smsLink(message)}>
          Envoyer par SMS
        </LinkButton>
        {'share' in navigator && (
          <Button
            variant="secondary"
            icon={<Share2 size={20} />}
            // A dismissed share sheet rejects too, and changes nothing.
            onClick={() =>
              void navigator.share({ title: shareTitle, url: shareUrl }).catch(() => null)
            }
          >
            Autre application
          </Button>
        )}
        <LinkButton
          variant="secondary"
          icon={<ExternalLink size={20} />}
          to={shareUrl}
          target="_blank"
          rel="noopener"
        >
          Prévisualiser
        </LinkButton>
      </div>
      <ShareQr address={shareUrl} />
    </div>
  )
}
