import { useState } from 'react'
import { LinkButton } from '../../base/ui/Button'
import createIcon from '../../base/ui/createIcon'
import { rememberDestination } from '../../session/destination'
import { storeGoogleMark, newGoogleMark } from '../../session/googleMark'
import * as styles from './LoginScreen.css'

const GoogleLogo = createIcon({ node: [['path', { d: 'M19 6.2A9 9 0 1 0 21 12h-8' }]] })

/** Is always shown, and does a full navigation (product/accounts 4.1). */
export function GoogleLoginButton({ destination }: { destination: string }) {
  const [mark] = useState(newGoogleMark)
  function leave() {
    storeGoogleMark(mark)
    rememberDestination(destination)
  }

  return (
    <div className={styles.ways}>
      <span className={styles.separator}>ou</span>
      <LinkButton
        block
        variant="secondary"
        to={`/api/auth/google?mark=${mark}`}
        reloadDocument
        icon={<GoogleLogo size={20} strokeWidth={2.75} />}
        onClick={leave}
      >
        Continuer avec Google
      </LinkButton>
    </div>
  )
}
