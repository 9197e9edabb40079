import MailCheck from 'lucide-react/icons/mail-check'
import { graphql, useFragment } from 'react-relay'
import type { EmailProof_viewer$key } from '../../__generated__/EmailProof_viewer.graphql'
import { Button } from '../../components/Button'
import { Callout } from '../../components/Callout'
import { NeedsNetwork } from '../../components/NeedsNetwork'
import * as styles from './SettingsScreen.css'
import { useRequestVerification } from './useRequestVerification'

/** Whether the address is proven, and a new mail where it is not (decisions, Accounts). */
export function EmailProof({ viewer }: { viewer: EmailProof_viewer$key }) {
  const { email, emailVerified } = useFragment(
    graphql`
      fragment EmailProof_viewer on Viewer {
        email
        emailVerified
      }
    `,
    viewer,
  )
  const [requestMail, pending] = useRequestVerification(email)
  if (emailVerified) {
    return (
      <p className={styles.proven}>
        <MailCheck size={18} aria-hidden="true" />
        Adresse confirmée
      </p>
    )
  }
  return (
    <Callout title="Adresse à confirmer">
      <p className={styles.breaking}>Un email avec un lien valable 24 heures a été envoyé à {email}.</p>
      <NeedsNetwork>
        <Button variant="secondary" className={styles.end} pending={pending} pendingLabel="Envoi..." onClick={requestMail}>
          Renvoyer l’email
        </Button>
      </NeedsNetwork>
    </Callout>
  )
}
