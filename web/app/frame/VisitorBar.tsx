import { usePage } from '../../base/router/hooks'
import { Link } from '../../base/router/Link'
import { LinkButton } from '../../base/ui/Button'
import { Logo } from './Logo'
import { OfflineBadge } from './OfflineBadge'
import * as styles from './TopBar.css'

// These pages have a sign-in link in their own content.
const hasOwnSignInLink = /^\/((home|onboarding-intro|login)\/?)?$/i

/** The bar without a session; while the session is checked, it shows the name only. */
export function VisitorBar({ isChecking }: { isChecking: boolean }) {
  const { pathname } = usePage()
  return (
    <>
      <div className={styles.row}>
        <Link className={styles.logo} to="/" aria-label="NéphroChat, accueil">
          <Logo />
        </Link>
        {!isChecking && !hasOwnSignInLink.test(pathname) && (
          <LinkButton variant="secondary" to="/login?mode=login">
            Se connecter
          </LinkButton>
        )}
      </div>
      <OfflineBadge />
    </>
  )
}
