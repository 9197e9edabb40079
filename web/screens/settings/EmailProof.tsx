import MailCheck from 'lucide-react/icons/mail-check'
import { graphql, useFragment } from 'react-relay'
import type { EmailProof_viewer$key } from '../../__generated__/EmailProof_viewer.graphql'
import { Button } from '../../base/ui/Button'
import { Callout } from '../../base/ui/Callout'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { useCancelEmailChange } from './useCancelEmailChange'
import { useRequestVerification } from './useRequestVerification'
import { breaking } from '../../base/styles/text.css'
import * as styles from './SettingsScreen.css'

/**
 * Shows whether the address, or the pending one, is confirmed; sends another mail
 * (product/accounts 3.1, 3.3).
 */
export function EmailProof({ viewer }: { viewer: EmailProof_viewer$key }) {
  const { email, emailVerified, pendingEmail } = useFragment(
    graphql`
      fragment EmailProof_viewer on Viewer {
        email
        emailVerified
        pendingEmail
      }
    `,
    viewer,
  )
  const [requestMail, isPending] = useRequestVerification(pendingEmail ?? email)
  const [cancel, isCancelling] = useCancelEmailChange()
  if (emailVerified && !pendingEmail) {
    return (
      <p className={styles.proven}>
        <MailCheck size={18} aria-hidden="true" />
        Adresse confirmée
      </p>
    )
  }
  return (
    <Callout title={pendingEmail ? 'En attente de confirmation' : 'Adresse à confirmer'}>
      <p className={breaking}>
        Un email avec un lien valable 24 heures a été envoyé à {pendingEmail ?? email}.
        {pendingEmail && ` Jusque-là, votre adresse reste ${email}.`}
      </p>
      <NeedsNetwork>
        <div className={styles.answers}>
          <Button
            variant="secondary"
            isPending={isPending}
            pendingLabel="Envoi..."
            onClick={requestMail}
          >
            Renvoyer l’email
          </Button>
          {pendingEmail && (
            <Button
              variant="secondary"
              isPending={isCancelling}
              pendingLabel="Annulation..."
              onClick={cancel}
            >
              Annuler le changement
            </Button>
          )}
        </div>
      </NeedsNetwork>
    </Callout>
  )
}
