import LogOut from 'lucide-react/icons/log-out'
import { useEffect } from 'react'
import { recordEvent } from '../../base/analytics'
import { useLocation } from '../../base/router/hooks'
import { Navigate } from '../../base/router/Link'
import { Card } from '../../base/ui/Card'
import { PageHeader } from '../../base/ui/PageHeader'
import { useSession } from '../../session/SessionContext'
import { SignOutButton } from './SignOutButton'
import { TopicList } from './TopicList'
import { topicList } from './topics'
import * as styles from './SettingsScreen.css'

/** /settings: the list of topics (product/accounts 6.1). An earlier anchor leads to its topic. */
export function SettingsScreen() {
  const { hash } = useLocation()
  const { signOut } = useSession()
  useEffect(loadLogout, [])
  const anchored = topicList.find(({ anchor }) => anchor === hash)
  if (anchored) return <Navigate to={anchored.to} replace />

  function leave() {
    recordEvent({ event: 'user_logout' })
    signOut()
  }

  return (
    <div className={styles.root}>
      <title>Paramètres · NéphroChat</title>
      <PageHeader title="Paramètres" back={{ to: '/home', label: 'Accueil' }} />
      <Card>
        <TopicList />
      </Card>
      <SignOutButton icon={<LogOut size={22} />} onSignOut={leave}>
        Se déconnecter
      </SignOutButton>
    </div>
  )
}

/** Loads the code of signing out before it is pressed, so that it works without a network. */
function loadLogout(): void {
  import('../../session/logout').catch(() => null)
}
