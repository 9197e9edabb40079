import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '../../base/router/hooks'
import { Navigate } from '../../base/router/Link'
import { LoadingMessage } from '../../base/ui/LoadingMessage'
import { useSession } from '../../session/SessionContext'
import { ErrorScreen } from './ErrorScreen'

/**
 * Renders a screen that requires a session (product/accounts 5.3). A check of less than 150 ms
 * shows nothing.
 */
export function RequireAccess({ children }: { children: ReactNode }) {
  const { status, error } = useSession()
  const isChecking = status === 'checking' && !error
  return (
    <LoadingMessage
      isLoading={useIsSlow(isChecking)}
      message="Vérification de l’authentification..."
    >
      {!isChecking && <AccessGate>{children}</AccessGate>}
    </LoadingMessage>
  )
}

function useIsSlow(isChecking: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isChecking) return
    const timer = setTimeout(() => setSlow(true), 150)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isChecking])
  return isSlow
}

function AccessGate({ children }: { children: ReactNode }) {
  const { status, endedBy, error } = useSession()
  const wasSignedIn = useRef(false)
  if (status === 'signedIn') wasSignedIn.current = true
  if (error) return <ErrorScreen error={error} />
  if (status === 'signedIn') return children
  // Signing out leads to the front page; a lost session leads to the login page and back
  // (product/accounts 5.3).
  return wasSignedIn.current && endedBy === 'user' ? (
    <Navigate to="/" replace />
  ) : (
    <RedirectToLogin />
  )
}

function RedirectToLogin() {
  const from = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    // A loading message stays for 500 ms once it is shown (product/pages 3.8).
    const timer = setTimeout(() => void navigate('/login', { replace: true, state: { from } }), 500)
    return () => clearTimeout(timer)
  }, [from, navigate])
  return <LoadingMessage message="Redirection vers la page de connexion..." />
}
