import { useState } from 'react'
import { LinkButton } from '../../ui/Button'
import { rememberDestination } from '../../session/destination'
import { beginGoogle, newMark } from '../../session/googleMark'
import { GoogleLogo } from './GoogleLogo'
import * as styles from './LoginScreen.css'

/** Always shown; it navigates the whole page (product/accounts 4.1). */
export function OtherWays({ destination }: { destination: string }) {
  const [mark] = useState(newMark)
  function leave() {
    beginGoogle(mark)
    rememberDestination(destination)
  }

  return (
    <div className={styles.ways}>
      <span className={styles.or}>ou</span>
      <LinkButton
        block
        variant="secondary"
        to={`/api/auth/google?mark=${mark}`}
        reloadDocument
        icon={<GoogleLogo />}
        onClick={leave}
      >
        Continuer avec Google
      </LinkButton>
    </div>
  )
}
