import Layers from 'lucide-react/icons/layers'
import { longDate } from '#shared/base/time'
import { Button } from '../../base/ui/Button'
import { discardAll } from '../../offline/queue/pendingChanges'
import type { PendingChange } from '../../offline/queue/rows'
import { toastSaveError } from '../../record/pending/useQueuedSave'
import { enterExit } from './enterExit'
import * as styles from './PendingChanges.css'

/** Shows which answers the server set aside for newer ones (product/offline 2.5), until it is dismissed. */
export function SupersededNotice({ changes }: { changes: readonly PendingChange[] }) {
  const names = changes.map(({ animalName, day }) => `${animalName}, ${longDate(day)}`)
  const isPlural = changes.length > 1
  return (
    <section
      ref={enterExit}
      className={styles.newer}
      aria-label="Des réponses plus récentes existent"
    >
      <Layers className={styles.mark} size={20} aria-hidden="true" />
      <div className={styles.newerWords}>
        <p className={styles.name}>Des réponses plus récentes existent</p>
        <p>
          {names.join('\u202f; ')}&nbsp;: elles restent en place. Les vôtres sont gardées dans
          l’historique, avec les versions {isPlural ? 'des saisies' : 'de la saisie'}.
        </p>
      </div>
      <Button variant="secondary" onClick={() => void discardAll(changes).catch(toastSaveError)}>
        J’ai compris
      </Button>
    </section>
  )
}
