import type { ComponentType } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { useSession } from '../session/SessionContext'
import type { Viewer } from '../session/viewer'
import { BottomNav } from './BottomNav'
import { FeedbackBanner } from './FeedbackBanner'
import { InstallBanner } from './install/InstallBanner'
import { RequireAccess } from './RequireAccess'
import { TopBar } from './TopBar'

// What only who is signed in needs, Relay first of all: a chunk of its own, which the pages of visitors never load.

/** A screen that speaks to the graph as the signed-in person. */
export function inSession(Screen: ComponentType): ComponentType {
  return function InSession() {
    const { environment } = useSession()
    return (
      environment && (
        <RelayEnvironmentProvider environment={environment}>
          <Screen />
        </RelayEnvironmentProvider>
      )
    )
  }
}

/** The same behind the protected wrapper. */
export function protectedScreen(Screen: ComponentType): ComponentType {
  const InSession = inSession(Screen)
  return function ProtectedScreen() {
    return (
      <RequireAccess>
        <InSession />
      </RequireAccess>
    )
  }
}

export function SignedInBar({ viewer }: { viewer: Viewer }) {
  const { environment } = useSession()
  return (
    environment && (
      <RelayEnvironmentProvider environment={environment}>
        <TopBar viewer={viewer} />
      </RelayEnvironmentProvider>
    )
  )
}

export function SignedInOffer() {
  return <InstallBanner signedIn />
}

export function SignedInFoot() {
  return (
    <>
      <FeedbackBanner />
      <BottomNav />
    </>
  )
}
