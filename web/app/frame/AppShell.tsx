import { useIsPath, usePage } from '../../base/router/hooks'
import { RouteScreen } from '../../base/router/RouteScreen'
import { deferred } from '../../base/ui/deferred'
import { useSession } from '../../session/SessionContext'
import { ConsentBanner } from '../banner/ConsentBanner'
import { NewVersion, DeferredLayers, useIsPageSettled } from './DeferredLayers'
import { ErrorScreen } from './ErrorScreen'
import '../install/installPrompt'
import { useRouteFocus } from './useRouteFocus'
import { VisitorBar } from './VisitorBar'
import * as styles from './AppShell.css'

const SignedInBar = deferred(
  async () => (await import('./SignedIn')).SignedInBar,
  <VisitorBar isChecking />,
)
const SignedInBanners = deferred(async () => (await import('./SignedIn')).SignedInBanners)
const SignedInFoot = deferred(async () => (await import('./SignedIn')).SignedInFoot)

/**
 * Renders the frame of every screen. It shows the document's content until the screen's code has
 * loaded. The shared page shows nothing of the account.
 */
export function AppShell({ documentContent }: { documentContent: Iterable<Element> }) {
  const { viewer, status } = useSession()
  const main = useRouteFocus()
  const isSettled = useIsPageSettled()
  const isShared = useIsPath('/shared/:shareId')
  const isAnswering = usePage().pathname.startsWith('/quick-entry')
  const hasFrameExtras = !isShared && !isAnswering
  return (
    <div className={styles.root}>
      <a className={styles.skipLink} href="#content">
        Aller au contenu
      </a>
      <header className={styles.bar}>
        {viewer && !isShared ? (
          <SignedInBar viewer={viewer} />
        ) : (
          <VisitorBar isChecking={status === 'checking' || isShared} />
        )}
      </header>
      {!isShared && (
        <div className={isAnswering ? styles.bannersBelow : styles.banners}>
          {isSettled && <NewVersion />}
          {hasFrameExtras && (
            <div className={styles.optionalBanners}>
              <ConsentBanner />
              {viewer && <SignedInBanners />}
            </div>
          )}
        </div>
      )}
      <main ref={main} id="content" tabIndex={-1} className={styles.content}>
        <RouteScreen
          failure={ErrorScreen}
          placeholder={<div id="placeholder" ref={(host) => host?.append(...documentContent)} />}
        />
      </main>
      {viewer && hasFrameExtras && <SignedInFoot />}
      <DeferredLayers isPreloaded={isSettled && viewer !== null} />
    </div>
  )
}
