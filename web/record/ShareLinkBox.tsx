import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import Mail from 'lucide-react/icons/mail'
import { useEffect, useRef } from 'react'
import { Button, LinkButton } from '../ui/Button'
import * as styles from './ShareLinkBox.css'
import { mailAddress, type ShareMessage } from './shareMessage'
import { TextField } from '../ui/TextField'
import { copyLink } from '../ui/copyLink'

/** A new link, to be copied, mailed or opened. */
export function ShareLinkBox({ message }: { message: ShareMessage }) {
  const { shareUrl } = message
  const field = useRef<HTMLInputElement>(null)

  // The button that made the link is gone: the field takes the focus.
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [shareUrl])

  return (
    <div className={styles.root}>
      <TextField
        ref={field}
        label="Lien de partage"
        name="shareUrl"
        value={shareUrl}
        readOnly
        hint="Valable 72 heures."
        onFocus={(event) => event.target.select()}
      />
      <Button block icon={<Copy size={20} />} onClick={() => void copyLink(shareUrl, 'dialog')}>
        Copier le lien
      </Button>
      <div className={styles.ways}>
        <LinkButton variant="secondary" icon={<Mail size={20} />} to={mailAddress(message)}>
          Ouvrir l’email
        </LinkButton>
        <LinkButton variant="secondary" icon={<ExternalLink size={20} />} to={shareUrl} target="_blank" rel="noopener">
          Prévisualiser
        </LinkButton>
      </div>
    </div>
  )
}
