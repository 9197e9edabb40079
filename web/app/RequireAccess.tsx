import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useSession } from '../session/SessionContext'

/** The protected wrapper (spec 1 §2). */
export function RequireAccess() {
  const { status } = useSession()
  if (status === 'signedIn') return <Outlet />
  if (status === 'checking') return <p>Vérification de l’authentification...</p>
  return <ToLogin />
}

function ToLogin() {
  const from = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    void navigate('/login', { replace: true, state: { from } })
  }, [from, navigate])
  return <p>Redirection vers la page de connexion...</p>
}
