import { useId } from 'react'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { keyOf, needsUser, type PendingChange } from '../../offline/queue/rows'
import { PendingItem } from './PendingItem'
import * as styles from './PendingChanges.css'

export function PendingDialog({
  open,
  changes,
  isPending,
  onSync,
  onClose,
}: {
  open: boolean
  changes: readonly PendingChange[]
  isPending: boolean
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
          <Button isPending={isPending} pendingLabel="Synchronisation..." onClick={onSync}>
            Synchroniser
          </Button>
        </>
      }
    >
      <p>
        {changes.length > 1
          ? 'Elles sont gardées sur cet appareil.'
          : 'Elle est gardée sur cet appareil.'}
      </p>
      <Group
        title="À vous de décider"
        words={stoppedWords}
        changes={changes.filter(needsUser)}
        onOpen={onClose}
      />
      <Group
        title="En route"
        words={queuedWords}
        changes={changes.filter((change) => !needsUser(change))}
        onOpen={onClose}
      />
    </Dialog>
  )
}

const stoppedWords = (isPlural: boolean) =>
  (isPlural
    ? 'Elles n’ont pas pu être envoyées, et ne partiront pas toutes seules'
    : 'Elle n’a pas pu être envoyée, et ne partira pas toute seule') +
  '\u00a0: choisissez ci-dessous, ou synchronisez pour réessayer.'
const queuedWords = (isPlural: boolean) =>
  isPlural
    ? 'Elles partent toutes seules dès que le réseau revient.'
    : 'Elle part toute seule dès que le réseau revient.'

interface GroupProps {
  title: string
  words: (isPlural: boolean) => string
  changes: readonly PendingChange[]
  onOpen: () => void
}

function Group({ title, words, changes, onOpen }: GroupProps) {
  const id = useId()
  if (changes.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle}>
        {title}
      </h3>
      <p>{words(changes.length > 1)}</p>
      <ul className={styles.items}>
        {changes.map((change) => (
          <PendingItem key={keyOf(change)} change={change} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}
