import { LinkButton } from '../../components/Button'
import { rememberDestination } from '../../session/destination'
import { GoogleMark } from './GoogleMark'
import * as styles from './LoginScreen.css'

/** Always shown (decisions, Accounts); it navigates the whole page (spec 1 §2). */
export function OtherWays({ destination }: { destination: string }) {
  return (
    <div className={styles.ways}>
      <span className={styles.or}>ou</span>
      <LinkButton
        block
        variant="secondary"
        to="/api/auth/google"
        reloadDocument
        icon={<GoogleMark />}
        onClick={() => rememberDestination(destination)}
      >
        Continuer avec Google
      </LinkButton>
    </div>
  )
}
