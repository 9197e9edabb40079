import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from '../../base/router/hooks'
import { Link, Navigate } from '../../base/router/Link'
import { hrefOf, type Path } from '../../base/router/path'
import { Card } from '../../base/ui/Card'
import { deferred } from '../../base/ui/deferred'
import { useSession } from '../../session/SessionContext'
import { GoogleLoginButton } from './GoogleLoginButton'
import { LoginForm } from './LoginForm'
import { useGoogleRefusal } from './useGoogleRefusal'
import * as styles from './LoginScreen.css'

const PendingNotice = deferred(
  async () => (await import('../../record/pending/PendingNotice')).PendingNotice,
)
const RegistrationForm = deferred(async () => (await import('./RegistrationForm')).RegistrationForm)

type Mode = 'login' | 'register'

/** /login: sign-in and registration on one page (product/accounts 2.1). */
export function LoginScreen() {
  const { status } = useSession()
  const [mode, toggle] = useMode()
  const destination = useDestination()
  useGoogleRefusal()
  if (status === 'signedIn') return <Navigate to={destination} replace />
  const isRegistering = mode === 'register'
  return (
    <div className={styles.root}>
      <title>{isRegistering ? 'Inscription · NéphroChat' : 'Connexion · NéphroChat'}</title>
      <div className={styles.head}>
        <h1 className={styles.title}>{isRegistering ? 'Inscription' : 'Connexion'}</h1>
        <p className={styles.lead}>
          {isRegistering
            ? 'Un carnet pour votre chat, gratuit et sans jargon.'
            : 'Retrouvez le carnet de votre chat.'}
        </p>
      </div>
      <PendingNotice />
      <Card className={styles.card}>
        {isRegistering ? <RegistrationForm /> : <LoginForm />}
        <GoogleLoginButton destination={destination} />
      </Card>
      <p className={styles.foot}>
        {isRegistering ? 'Déjà inscrit\u202f?' : 'Première visite\u202f?'}{' '}
        <button type="button" className={styles.toggle} onClick={toggle}>
          {isRegistering ? 'J’ai déjà un compte' : 'Créer un compte'}
        </button>
      </p>
      <p className={styles.foot}>
        <Link to="/onboarding-intro">Découvrir NéphroChat</Link>
      </p>
    </div>
  )
}

/** Returns the open form from the address; toggling resets the address to /login. */
function useMode(): [Mode, () => void] {
  const params = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const modeParam = params.get('mode')
  const [mode, setMode] = useState<Mode>('login')
  const [appliedMode, setAppliedMode] = useState<string | null>(null)
  if (modeParam !== appliedMode) {
    setAppliedMode(modeParam)
    if (modeParam) setMode(modeParam === 'register' ? 'register' : 'login')
  }
  return [
    mode,
    () => {
      setMode(mode === 'login' ? 'register' : 'login')
      void navigate('/login', { replace: true, state })
    },
  ]
}

/** Returns the page that required a session (product/accounts 5.3), or home. */
function useDestination(): string {
  const state = useLocation().state as { from?: Path } | null
  return state?.from ? hrefOf(state.from) : '/home'
}
