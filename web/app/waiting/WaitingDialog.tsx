import { useId } from 'react'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { keyOf, needsUser, type PendingChange } from '../../offline/queue/rows'
import { WaitingItem } from './WaitingItem'
import * as styles from './WaitingEntries.css'

export function WaitingDialog({
  open,
  entries,
  pending,
  onSync,
  onClose,
}: {
  open: boolean
  entries: readonly PendingChange[]
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
          <Button variant="secondary" onClick={onClose}>
            Fermer
          </Button>
          <Button pending={pending} pendingLabel="Synchronisation..." onClick={onSync}>
            Synchroniser
          </Button>
        </>
      }
    >
      <p>
        {entries.length > 1
          ? 'Elles sont gardées sur cet appareil.'
          : 'Elle est gardée sur cet appareil.'}
      </p>
      <Group
        title="À vous de décider"
        words={stoppedWords}
        entries={entries.filter(needsUser)}
        onOpen={onClose}
      />
      <Group
        title="En route"
        words={leavingWords}
        entries={entries.filter((entry) => !needsUser(entry))}
        onOpen={onClose}
      />
    </Dialog>
  )
}

const stoppedWords = (many: boolean) =>
  many
    ? 'Elles n’ont pas pu être envoyées, et ne partiront pas toutes seules\u00a0: ' +
      'ouvrez-les, supprimez-les, ou synchronisez pour réessayer.'
    : 'Elle n’a pas pu être envoyée, et ne partira pas toute seule\u00a0: ' +
      'ouvrez-la, supprimez-la, ou synchronisez pour réessayer.'
const leavingWords = (many: boolean) =>
  many
    ? 'Elles partent toutes seules dès que le réseau revient.'
    : 'Elle part toute seule dès que le réseau revient.'

interface GroupProps {
  title: string
  words: (many: boolean) => string
  entries: readonly PendingChange[]
  onOpen: () => void
}

function Group({ title, words, entries, onOpen }: GroupProps) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle}>
        {title}
      </h3>
      <p>{words(entries.length > 1)}</p>
      <ul className={styles.items}>
        {entries.map((entry) => (
          <WaitingItem key={keyOf(entry)} entry={entry} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}
