import { lazy, Suspense } from 'react'
import { Tooltip } from '../components/Tooltip'
import { useLocation, useMatch } from '../router/hooks'
import { RouteScreen } from '../router/RouteScreen'
import { useSession } from '../session/SessionContext'
import { takeNewVersion, useNewVersion } from '../worker/newVersion'
import * as styles from './AppShell.css'
import { BottomNav } from './BottomNav'
import { ConsentBanner } from './ConsentBanner'
import { ErrorScreen } from './ErrorScreen'
import { FeedbackBanner } from './FeedbackBanner'
import { InstallBanner } from './install/InstallBanner'
import { NewVersionBanner } from './NewVersionBanner'
import { Toasts } from './Toasts'
import { useRouteFocus } from './useRouteFocus'
import { VisitorBar } from './VisitorBar'

const SignedInBar = lazy(async () => ({ default: (await import('./SignedIn')).SignedInBar }))

/**
 * What surrounds every screen. The shared page shows an owner what her vet sees: nothing of the account. The
 * questionnaire asks one thing at a time: nothing that asks another.
 */
export function AppShell() {
  const { viewer, status } = useSession()
  const newVersion = useNewVersion()
  const main = useRouteFocus()
  const shared = useMatch('/shared/:shareId')
  const answering = useLocation().pathname.startsWith('/quick-entry')
  const asking = !shared && !answering
  return (
    <div className={styles.root}>
      <a className={styles.skip} href="#content">
        Aller au contenu
      </a>
      {viewer && !shared ? (
        <Suspense fallback={<VisitorBar waiting />}>
          <SignedInBar viewer={viewer} />
        </Suspense>
      ) : (
        <VisitorBar waiting={status === 'checking' || shared} />
      )}
      {newVersion && !shared && <NewVersionBanner onReload={takeNewVersion} />}
      <InstallBanner signedIn={viewer !== null} />
      {asking && <ConsentBanner />}
      <main ref={main} id="content" tabIndex={-1} className={styles.content}>
        <RouteScreen failure={ErrorScreen} />
      </main>
      {viewer && asking && <FeedbackBanner />}
      {viewer && asking && <BottomNav />}
      <Toasts />
      <Tooltip />
    </div>
  )
}
