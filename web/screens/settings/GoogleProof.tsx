import { LinkButton } from '../../base/ui/Button'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { rememberDestination } from '../../session/destination'
import * as styles from './SettingsScreen.css'

/**
 * Links to Google and back: an account without a password proves its identity by a recent sign-in.
 */
export function GoogleProof() {
  return (
    <NeedsNetwork>
      <LinkButton
        variant="secondary"
        className={styles.end}
        to="/api/auth/google"
        reloadDocument
        onClick={() => rememberDestination('/settings')}
      >
        Confirmer avec Google
      </LinkButton>
    </NeedsNetwork>
  )
}
