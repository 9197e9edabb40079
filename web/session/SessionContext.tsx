import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { graphql, RelayEnvironmentProvider, useFragment } from 'react-relay'
import type { SessionContext_viewer$data } from '../__generated__/SessionContext_viewer.graphql'
import { beginSession, checkSession, currentSession, leaveSession, subscribeSession, type SessionState } from './session'
import type { Tokens } from './tokens'

export interface Session extends Pick<SessionState, 'status' | 'endedBy' | 'error'> {
  viewer: SessionContext_viewer$data | null
  /** Settles once the current user is loaded. */
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
  const state = useSyncExternalStore(subscribeSession, currentSession)
  return (
    <RelayEnvironmentProvider environment={state.environment}>
      <ViewerProvider state={state}>{children}</ViewerProvider>
    </RelayEnvironmentProvider>
  )
}

function ViewerProvider({ state, children }: { state: SessionState; children: ReactNode }) {
  const { status, endedBy, error } = state
  const viewer = useFragment(
    graphql`
      fragment SessionContext_viewer on Viewer {
        uuid
        firstName
        lastName
        email
        isAdmin
        ...TopBar_viewer
      }
    `,
    state.viewer,
  )
  const session = useMemo<Session>(
    () => ({
      status,
      endedBy,
      error,
      viewer: viewer ?? null,
      signIn: beginSession,
      signOut: leaveSession,
      retry: () => void checkSession(),
    }),
    [status, endedBy, error, viewer],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}
