import { Link } from '../../base/router/Link'
import { classes } from '../../base/styles/classes'
import { muted, small } from '../../base/styles/text.css'

const thisPage = { pathname: '/verify-email', search: '', hash: '' }

/**
 * Explains which sessions end if the browser that confirms has none, and how to avoid it
 * (product/accounts 3.5).
 */
export function SignedOutNotice() {
  return (
    <p className={classes(small, muted)}>
      Cet appareil n’est pas connecté à votre compte. Après la confirmation, vous choisirez un
      nouveau mot de passe et vos autres appareils seront déconnectés. Pour l’éviter,{' '}
      <Link to="/login" state={{ from: thisPage }}>
        connectez-vous d’abord
      </Link>
      .
    </p>
  )
}
