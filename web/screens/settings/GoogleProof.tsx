import { usePage } from '../../base/router/hooks'
import { LinkButton } from '../../base/ui/Button'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { rememberDestination } from '../../session/destination'
import * as styles from './SettingsScreen.css'

/**
 * Links to Google and back to this page: an account without a password proves its identity by a recent sign-in.
 */
export function GoogleProof() {
  const { pathname } = usePage()
  return (
    <NeedsNetwork>
      <LinkButton
        variant="secondary"
        className={styles.startAligned}
        to="/api/auth/google"
        reloadDocument
        onClick={() => rememberDestination(pathname)}
      >
        Confirmer avec Google
      </LinkButton>
    </NeedsNetwork>
  )
}
