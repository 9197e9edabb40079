import { LogOut } from 'lucide-react'
import { recordEvent } from '../../analytics'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { PageHeader } from '../../components/PageHeader'
import { useSession } from '../../session/SessionContext'
import * as styles from './SettingsScreen.css'

/** /settings: who is signed in, and the way out (spec 1 §2). */
export function SettingsScreen() {
  const { viewer, signOut } = useSession()
  if (!viewer) return null

  function leave() {
    recordEvent({ event: 'user_logout' })
    signOut()
  }

  return (
    <div className={styles.root}>
      <title>Paramètres · NéphroChat</title>
      <PageHeader title="Paramètres" back={{ to: '/home', label: 'Accueil' }} />
      <Card as="section" className={styles.card} aria-labelledby="identity">
        <h2 id="identity">Informations personnelles</h2>
        <dl className={styles.facts}>
          <div>
            <dt className={styles.term}>Nom</dt>
            <dd className={styles.fact}>
              {viewer.firstName} {viewer.lastName}
            </dd>
          </div>
          <div>
            <dt className={styles.term}>Email</dt>
            <dd className={styles.fact}>{viewer.email}</dd>
          </div>
        </dl>
      </Card>
      <Button variant="secondary" icon={<LogOut size={22} />} onClick={leave}>
        Se déconnecter
      </Button>
    </div>
  )
}
