import { type ReactNode, useState } from 'react'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { usePending } from '../../offline/queue/usePending'
import { signedOutPendingWords } from '../../record/pending/pendingWords'
import { useSession } from '../../session/SessionContext'
import * as styles from './SettingsScreen.css'

/** Signs out; first names the changes that are pending on this device. */
export function SignOutButton({
  icon,
  isPending = false,
  onSignOut,
  children,
}: {
  icon?: ReactNode
  isPending?: boolean
  onSignOut: () => void
  children: ReactNode
}) {
  const { viewer } = useSession()
  const pendingChanges = usePending(viewer?.uuid ?? '')
  const [isOpen, setOpen] = useState(false)
  const stay = () => setOpen(false)
  return (
    <>
      <Button
        variant="secondary"
        className={styles.startAligned}
        icon={icon}
        isPending={isPending}
        pendingLabel="Déconnexion..."
        onClick={() => (pendingChanges.length > 0 ? setOpen(true) : onSignOut())}
      >
        {children}
      </Button>
      <Dialog
        open={isOpen}
        onClose={stay}
        title="Se déconnecter&#8239;?"
        actions={
          <>
            <Button variant="secondary" onClick={stay}>
              Rester
            </Button>
            <Button
              onClick={() => {
                stay()
                onSignOut()
              }}
            >
              Se déconnecter
            </Button>
          </>
        }
      >
        <p>{signedOutPendingWords(pendingChanges)}</p>
      </Dialog>
    </>
  )
}
