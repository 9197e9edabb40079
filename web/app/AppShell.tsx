import { Outlet, ScrollRestoration } from 'react-router'
import { useSession } from '../session/SessionContext'
import { TopBar } from './TopBar'

/** What surrounds every screen. */
export function AppShell() {
  const { viewer } = useSession()
  return (
    <>
      {viewer && <TopBar viewer={viewer} />}
      <main id="content">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  )
}
