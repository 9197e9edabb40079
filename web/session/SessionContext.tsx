import {
  createContext,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import type { Tokens } from '../base/network/tokens'
import {
  openSessionWith,
  checkSession,
  currentSession,
  logOut,
  subscribeSession,
  type SessionState,
} from './session'

export interface Session extends SessionState {
  signIn(tokens: Tokens): Promise<void>
  signOut(): void
  retry(): void
}

const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession outside of SessionProvider')
  return session
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(currentSession)
  useEffect(() => {
    const show = () => {
      const next = currentSession()
      // Signing out must be rendered at once; signing in may be rendered in slices.
      if (next.status === 'signedOut') setState(next)
      else startTransition(() => setState(next))
    }
    // The session may have changed before the effect ran.
    show()
    return subscribeSession(show)
  }, [])
  const session = useMemo<Session>(
    () => ({
      ...state,
      signIn: openSessionWith,
      signOut: () => void logOut(),
      retry: () => void checkSession(),
    }),
    [state],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}
