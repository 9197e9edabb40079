import LogOut from 'lucide-react/icons/log-out'
import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SessionSection_viewer$key } from '../../__generated__/SessionSection_viewer.graphql'
import { recordEvent } from '../../base/analytics'
import { Button } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { usePending } from '../../offline/queue/usePending'
import { whenOnlineWords } from '../../record/waiting/pendingWords'
import { useSession } from '../../session/SessionContext'
import { SessionList } from './SessionList'
import { useLogoutAll } from './useLogoutAll'
import * as styles from './SettingsScreen.css'

/**
 * Signs out this device, another or all of them; first names the changes that are pending on this
 * device.
 */
export function SessionSection({ viewer: key }: { viewer: SessionSection_viewer$key }) {
  const account = useFragment(
    graphql`
      fragment SessionSection_viewer on Viewer {
        ...SessionList_viewer
      }
    `,
    key,
  )
  const { signOut, viewer } = useSession()
  const [logoutAll, pending] = useLogoutAll()
  const waiting = usePending(viewer?.uuid ?? '')
  const [asked, setAsked] = useState<(() => void) | null>(null)
  useEffect(leaveWithoutNetwork, [])

  function leave() {
    recordEvent({ event: 'user_logout' })
    signOut()
  }

  const askFor = (leaving: () => void) => () =>
    waiting.length > 0 ? setAsked(() => leaving) : leaving()
  const stay = () => setAsked(null)

  return (
    <Card as="section" className={styles.card} aria-labelledby="session">
      <h2 id="session">Connexion</h2>
      <SessionList viewer={account} />
      <div className={styles.action}>
        <Button variant="secondary" icon={<LogOut size={22} />} onClick={askFor(leave)}>
          Se déconnecter
        </Button>
        <NeedsNetwork>
          <Button
            variant="secondary"
            pending={pending}
            pendingLabel="Déconnexion..."
            onClick={askFor(logoutAll)}
          >
            Déconnecter tous les appareils
          </Button>
        </NeedsNetwork>
        <p className={styles.quiet}>
          Y compris celui-ci&nbsp;: utile si vous avez perdu un téléphone.
        </p>
      </div>
      <Dialog
        open={asked !== null}
        onClose={stay}
        title="Se déconnecter&#8239;?"
        actions={
          <>
            <Button variant="secondary" onClick={stay}>
              Rester
            </Button>
            <Button
              pending={pending}
              pendingLabel="Déconnexion..."
              onClick={() => {
                stay()
                asked?.()
              }}
            >
              Se déconnecter
            </Button>
          </>
        }
      >
        <p>{whenOnlineWords(waiting)}</p>
      </Dialog>
    </Card>
  )
}

/** Loads the code of signing out before it is pressed, so that it works without a network. */
function leaveWithoutNetwork(): void {
  import('../../session/logout').catch(() => null)
}
