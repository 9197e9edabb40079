import { Outlet, ScrollRestoration, useLocation, useMatch } from 'react-router'
import { Toaster } from '../components/Toaster'
import { Tooltip } from '../components/Tooltip'
import { useSession } from '../session/SessionContext'
import { takeNewVersion, useNewVersion } from '../worker/newVersion'
import * as styles from './AppShell.css'
import { BottomNav } from './BottomNav'
import { ConsentBanner } from './ConsentBanner'
import { FeedbackBanner } from './FeedbackBanner'
import { InstallBanner } from './install/InstallBanner'
import { NewVersionBanner } from './NewVersionBanner'
import { TopBar } from './TopBar'
import { useAskAgain } from './useAskAgain'
import { useOfflineRecord } from './useOfflineRecord'
import { useRouteFocus } from './useRouteFocus'
import { VisitorBar } from './VisitorBar'

/**
 * What surrounds every screen. The shared page shows an owner what her vet sees: nothing of the account. The
 * questionnaire asks one thing at a time: nothing that asks another.
 */
export function AppShell() {
  const { viewer, status } = useSession()
  const newVersion = useNewVersion()
  useOfflineRecord(viewer !== null)
  useAskAgain()
  const main = useRouteFocus()
  const shared = useMatch('/shared/:shareId') !== null
  const answering = useLocation().pathname.startsWith('/quick-entry')
  const asking = !shared && !answering
  return (
    <div className={styles.root}>
      <a className={styles.skip} href="#content">
        Aller au contenu
      </a>
      {viewer && !shared ? <TopBar viewer={viewer} /> : <VisitorBar waiting={status === 'checking' || shared} />}
      {newVersion && !shared && <NewVersionBanner onReload={takeNewVersion} />}
      <InstallBanner signedIn={viewer !== null} />
      {asking && <ConsentBanner />}
      <main ref={main} id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      {viewer && asking && <FeedbackBanner />}
      {viewer && asking && <BottomNav />}
      <Toaster />
      <Tooltip />
      <ScrollRestoration />
    </div>
  )
}
