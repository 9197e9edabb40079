import { LinkButton } from '../../components/Button'
import { GoogleMark } from './GoogleMark'
import * as styles from './LoginScreen.css'

/** Always shown (decisions, Accounts); it navigates the whole page (spec 1 §2). */
export function OtherWays() {
  return (
    <div className={styles.ways}>
      <span className={styles.or}>ou</span>
      <LinkButton block variant="secondary" to="/api/auth/google" reloadDocument icon={<GoogleMark />}>
        Continuer avec Google
      </LinkButton>
    </div>
  )
}
