import { useMatch, usePage } from '../../base/router/hooks'
import { RouteScreen } from '../../base/router/RouteScreen'
import { deferred } from '../../base/ui/deferred'
import { useSession } from '../../session/SessionContext'
import { ConsentBanner } from '../banner/ConsentBanner'
import { NewVersion, TouchedLayers, useSettled } from './DeferredLayers'
import { ErrorScreen } from './ErrorScreen'
import '../install/installPrompt'
import { useRouteFocus } from './useRouteFocus'
import { VisitorBar } from './VisitorBar'
import * as styles from './AppShell.css'

const SignedInBar = deferred(
  async () => (await import('./SignedIn')).SignedInBar,
  <VisitorBar isChecking />,
)
const SignedInOffer = deferred(async () => (await import('./SignedIn')).SignedInOffer)
const SignedInFoot = deferred(async () => (await import('./SignedIn')).SignedInFoot)

/**
 * Renders the frame of every screen. It shows the document's content until the screen's code has
 * loaded. The shared page shows nothing of the account.
 */
export function AppShell({ layers }: { layers: Iterable<Element> }) {
  const { viewer, status } = useSession()
  const main = useRouteFocus()
  const settled = useSettled()
  const shared = useMatch('/shared/:shareId')
  const answering = usePage().pathname.startsWith('/quick-entry')
  const asking = !shared && !answering
  return (
    <div className={styles.root}>
      <a className={styles.skip} href="#content">
        Aller au contenu
      </a>
      {viewer && !shared ? (
        <SignedInBar viewer={viewer} />
      ) : (
        <VisitorBar isChecking={status === 'checking' || shared} />
      )}
      {!shared && (
        <div className={answering ? styles.bannersBelow : styles.banners}>
          {settled && <NewVersion />}
          {asking && (
            <div className={styles.questions}>
              <ConsentBanner />
              {viewer && <SignedInOffer />}
            </div>
          )}
        </div>
      )}
      <main ref={main} id="content" tabIndex={-1} className={styles.content}>
        <RouteScreen
          failure={ErrorScreen}
          coming={<div id="coming" ref={(host) => host?.append(...layers)} />}
        />
      </main>
      {viewer && asking && <SignedInFoot />}
      <TouchedLayers soon={settled && viewer !== null} />
    </div>
  )
}
