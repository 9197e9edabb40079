import { useEffect } from 'react'
import { useNavigate } from '../../base/router/hooks'
import { AccountPage } from '../../base/ui/AccountPage'
import { DeferredCatPortrait } from '../../base/ui/drawings/DeferredCatPortrait'
import { useSession } from '../../session/SessionContext'

/** Success redirects to /login after 3 seconds (product/accounts 3.4). */
export function PasswordReset() {
  const navigate = useNavigate()
  const { status, retry } = useSession()
  const isSignedIn = status === 'signedIn'

  // The reset ended every session of that account, possibly this browser's too, so the session is
  // checked.
  useEffect(() => {
    if (isSignedIn) retry()
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true }), 3000)
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    <AccountPage
      title="Mot de passe réinitialisé"
      drawing={<DeferredCatPortrait />}
      lead={
        'Vous pouvez maintenant vous connecter avec votre nouveau mot de ' +
        'passe. Redirection vers la page de connexion...'
      }
      links={[{ to: '/login', label: 'Se connecter' }]}
    />
  )
}
