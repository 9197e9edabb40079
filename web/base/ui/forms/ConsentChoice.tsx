import { giveConsent, useConsent } from '../../consent'
import { Button } from '../Button'
import * as styles from './ConsentChoice.css'

const states = {
  granted: 'Vous avez accepté les cookies non essentiels.',
  refused: 'Vous avez refusé les cookies non essentiels.',
  undecided: 'Vous n’avez pas encore choisi\u00a0: les cookies non essentiels sont refusés.',
}

export function ConsentChoice() {
  const consent = useConsent()
  return (
    <div className={styles.root}>
      <p role="status">{states[consent ?? 'undecided']}</p>
      {consent === 'granted' ? (
        <Button variant="secondary" onClick={() => giveConsent('refused')}>
          Refuser les cookies non essentiels
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => giveConsent('granted')}>
          Accepter les cookies non essentiels
        </Button>
      )}
    </div>
  )
}
