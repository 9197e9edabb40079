import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { isWeighing, needsUser } from '../../offline/queue/rows'
import { usePendingOf } from '../../offline/queue/usePending'
import * as styles from './PendingWeighings.css'

/** Is shown beside the curve if a weighing is on this device only. */
export function PendingWeighings({ userUuid, animalId }: { userUuid: string; animalId: string }) {
  const pending = usePendingOf(userUuid, animalId).filter(isWeighing)
  if (pending.length === 0) return null
  const hasChangeForUser = pending.some(needsUser)
  const isPlural = pending.length > 1
  return (
    <p className={styles.root}>
      {hasChangeForUser ? (
        <CircleAlert size={18} aria-hidden="true" />
      ) : (
        <CloudUpload size={18} aria-hidden="true" />
      )}
      {hasChangeForUser
        ? 'Envoi d’une pesée arrêté\u00a0: à vous de décider'
        : isPlural
          ? 'Pesées en attente d’envoi'
          : 'Pesée en attente d’envoi'}
    </p>
  )
}
