import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { needsUser } from '../../offline/queue/rows'
import { usePendingOf } from '../../offline/queue/usePending'
import * as styles from './CatDay.css'

/** Is shown if a change of this cat is on this device only and is sent automatically. */
export function CatWaiting({ userUuid, animalId }: { userUuid: string; animalId: string }) {
  const waiting = usePendingOf(userUuid, animalId)
  if (waiting.length === 0) return null
  const stopped = waiting.some(needsUser)
  return (
    <p className={stopped ? styles.stopped : styles.leaves}>
      {stopped ? (
        <CircleAlert size={18} aria-hidden="true" />
      ) : (
        <CloudUpload size={18} aria-hidden="true" />
      )}
      {stopped ? 'Envoi arrêté\u00a0: à vous de décider' : 'En attente d’envoi'}
    </p>
  )
}
