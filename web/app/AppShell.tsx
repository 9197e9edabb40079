import { Outlet, ScrollRestoration, useMatch } from 'react-router'
import { Toaster } from '../components/Toaster'
import { useSession } from '../session/SessionContext'
import * as styles from './AppShell.css'
import { TopBar } from './TopBar'
import { useRouteFocus } from './useRouteFocus'
import { VisitorBar } from './VisitorBar'

/** What surrounds every screen. The shared page shows an owner what her vet sees: nothing of the account. */
export function AppShell() {
  const { viewer, status } = useSession()
  const main = useRouteFocus()
  const shared = useMatch('/shared/:shareId')
  return (
    <div className={styles.root}>
      <a className={styles.skip} href="#content">
        Aller au contenu
      </a>
      {viewer && !shared ? <TopBar viewer={viewer} /> : <VisitorBar waiting={status === 'checking' || shared !== null} />}
      <main ref={main} id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <Toaster />
      <ScrollRestoration />
    </div>
  )
}
