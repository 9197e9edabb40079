import { giveConsent, useConsent } from '../../base/consent'
import { Button } from '../../base/ui/Button'
import { Banner } from './Banner'
import * as styles from './Banner.css'

/** Requests the consent to the measurement of visits (product/accounts 6.4). */
export function ConsentBanner() {
  if (useConsent() !== null) return null
  return (
    <Banner
      title="Cookies non essentiels"
      text={
        'Pour mesurer l’audience, si vous l’acceptez. Tout marche aussi ' +
        'sans. Le choix se change dans les mentions légales.'
      }
      actions={
        <div className={styles.answers}>
          <Button variant="secondary" onClick={() => giveConsent('refused')}>
            Refuser
          </Button>
          <Button variant="secondary" onClick={() => giveConsent('granted')}>
            Accepter
          </Button>
        </div>
      }
    />
  )
}
