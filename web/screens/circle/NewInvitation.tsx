import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { INVITATION_DAYS } from '#shared/circle/circleLimits'
import { copyLink } from '../../base/ui/actions/copyLink'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { TextField } from '../../base/ui/forms/TextField'
import { fields } from '../../base/styles/form.css'

/** Shows the link of an invitation, which cannot be shown again. */
export function NewInvitation({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Invitation prête"
      actions={<Button onClick={onClose}>C’est fait</Button>}
    >
      <div className={fields}>
        <p>Envoyez ce lien à la personne que vous invitez. Il ne sera plus affiché.</p>
        <TextField
          label="Lien d’invitation"
          name="link"
          value={link}
          readOnly
          hint={`Valable ${INVITATION_DAYS} jours, une seule fois.`}
          onFocus={(event) => event.target.select()}
        />
        <Button block icon={<Copy size={20} />} onClick={() => void copyLink(link, 'screen')}>
          Copier le lien
        </Button>
        {'share' in navigator && (
          <Button
            variant="secondary"
            block
            icon={<Share2 size={20} />}
            onClick={() => void navigator.share({ url: link }).catch(() => null)}
          >
            Autre application
          </Button>
        )}
      </div>
    </Dialog>
  )
}
