import LogOut from 'lucide-react/icons/log-out'
import { recordEvent } from '../../analytics'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { NeedsNetwork } from '../../components/NeedsNetwork'
import { useSession } from '../../session/SessionContext'
import * as styles from './SettingsScreen.css'
import { useLogoutAll } from './useLogoutAll'

/** The ways out: of this device, of all of them. */
export function SessionSection() {
  const { signOut } = useSession()
  const [logoutAll, pending] = useLogoutAll()

  function leave() {
    recordEvent({ event: 'user_logout' })
    signOut()
  }

  return (
    <Card as="section" className={styles.card} aria-labelledby="session">
      <h2 id="session">Connexion</h2>
      <div className={styles.action}>
        <Button variant="secondary" icon={<LogOut size={22} />} onClick={leave}>
          Se déconnecter
        </Button>
        <NeedsNetwork>
          <Button variant="secondary" pending={pending} pendingLabel="Déconnexion..." onClick={logoutAll}>
            Déconnecter tous les appareils
          </Button>
        </NeedsNetwork>
        <p className={styles.quiet}>Y compris celui-ci&nbsp;: utile si vous avez perdu un téléphone.</p>
      </div>
    </Card>
  )
}
