import type { ComponentType } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { useSession } from '../session/SessionContext'
import type { Viewer } from '../session/viewer'
import { TopBar } from './TopBar'

// What only who is signed in needs, Relay first of all: a chunk of its own, which the pages of visitors never load.

/** A screen that speaks to the graph as the signed-in person. */
export function inSession(Screen: ComponentType): ComponentType {
  return function SignedInScreen() {
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
