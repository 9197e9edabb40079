import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { useWaitingDays } from '../../offline/useWaiting'
import * as styles from './CatDay.css'

/** Whether answers about this cat are on this device alone, and are sent without the person. */
export function CatWaiting({ userUuid, animalId }: { userUuid: string; animalId: string }) {
  const states = [...useWaitingDays(userUuid, animalId).values()]
  if (states.length === 0) return null
  const stopped = states.filter((state) => state !== 'leaves').length
  return (
    <p className={stopped ? styles.stopped : styles.leaves}>
      {stopped ? <CircleAlert size={18} aria-hidden="true" /> : <CloudUpload size={18} aria-hidden="true" />}
      {stopped ? 'Envoi arrêté\u00a0: à vous de décider' : 'En attente d’envoi'}
    </p>
  )
}
