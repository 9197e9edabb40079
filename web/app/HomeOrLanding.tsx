import { useSession } from '../session/SessionContext'

/** / and /home: the dashboard for who is signed in, the landing page for a visitor (spec 1 §2). */
export function HomeOrLanding() {
  const { status } = useSession()
  return <h1>{status === 'signedIn' ? 'Votre Tableau de Bord' : 'NéphroChat'}</h1>
}
