import { Button } from '../components/Button'
import { Dialog } from '../components/Dialog'
import type { WaitingEntry } from '../offline/rows'
import * as styles from './WaitingEntries.css'
import { WaitingItem } from './WaitingItem'

/** What waits, each with why, and what the person can do about it. */
export function WaitingDialog({
  open,
  entries,
  pending,
  onSync,
  onClose,
}: {
  open: boolean
  entries: readonly WaitingEntry[]
  pending: boolean
  onSync: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Saisies en attente"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>Fermer</Button>
          <Button pending={pending} pendingLabel="Synchronisation..." onClick={onSync}>Synchroniser</Button>
        </>
      }
    >
      <p>Ces saisies sont gardées sur cet appareil. Elles partent toutes seules dès que le réseau revient.</p>
      <ul className={styles.items}>
        {entries.map((entry) => (
          <WaitingItem key={`${entry.kind} ${entry.id}`} entry={entry} onOpen={onClose} />
        ))}
      </ul>
    </Dialog>
  )
}
