import type { ComponentType } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { deferred } from '../../base/ui/deferred'
import { nextPaint } from '../../base/ui/nextPaint'
import { useSession } from '../../session/SessionContext'
import type { Viewer } from '../../session/viewer'
import { RequireAccess } from './RequireAccess'
import { TopBar } from './TopBar'

// This chunk contains Relay, which visitors never load.

export function withSessionEnvironment(Screen: ComponentType): ComponentType {
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

export function protectedScreen(Screen: ComponentType): ComponentType {
  const InSession = withSessionEnvironment(Screen)
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

const InstallBanner = deferred(async () => {
  await nextPaint()
  return (await import('../install/InstallBanner')).InstallBanner
})
const DeferredBanners = deferred(async () => {
  await nextPaint()
  return (await import('../banner/DeferredBanners')).DeferredBanners
})

export function SignedInBanners() {
  return (
    <>
      <InstallBanner />
      <DeferredBanners />
    </>
  )
}

export const SignedInFoot = deferred(async () => {
  await nextPaint()
  return (await import('./BottomNav')).BottomNav
})
