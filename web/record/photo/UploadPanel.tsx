import CircleCheck from 'lucide-react/icons/circle-check'
import ImagePlus from 'lucide-react/icons/image-plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Trash2 from 'lucide-react/icons/trash'
import { Button } from '../../base/ui/Button'
import { FieldError } from '../../base/ui/forms/Field'
import { ProgressBar } from '../../base/ui/ProgressBar'
import type { PhotoUploadState } from './usePhotoUpload'
import * as styles from './PhotoUpload.css'

interface UploadPanelProps extends Pick<PhotoUploadState, 'phase' | 'progress' | 'problem'> {
  problemId: string
  isSaved: boolean
  hasPhoto: boolean
  onRetry: () => void
  onReplace: () => void
  onRemove: () => void
}

/** Shows how an upload goes, beside the photo, and what can be done about it (product/cats 4.4). */
export function UploadPanel({
  phase,
  progress,
  problem,
  problemId,
  isSaved,
  hasPhoto,
  onRetry,
  onReplace,
  onRemove,
}: UploadPanelProps) {
  return (
    <div className={styles.side}>
      {phase === 'uploading' && (
        <div className={styles.progress}>
          <ProgressBar value={progress} max={100} label="Envoi de la photo" />
        </div>
      )}
      {phase === 'success' && (
        <p className={styles.success}>
          <CircleCheck size={20} aria-hidden="true" />
          Photo ajoutée&#8239;!
        </p>
      )}
      {phase === 'idle' && isSaved && <p className={styles.success}>✓ Photo sauvegardée&#8239;!</p>}
      {problem && (
        <>
          <FieldError id={problemId}>{problem.message}</FieldError>
          <Button variant="secondary" icon={<RefreshCw size={20} />} onClick={onRetry}>
            Réessayer
          </Button>
        </>
      )}
      {hasPhoto && phase !== 'uploading' && (
        <>
          <Button
            variant="secondary"
            icon={<ImagePlus size={20} />}
            aria-label="Remplacer la photo"
            onClick={onReplace}
          >
            Remplacer
          </Button>
          <Button
            variant="quiet"
            icon={<Trash2 size={20} />}
            aria-label="Supprimer la photo"
            onClick={onRemove}
          >
            Supprimer
          </Button>
        </>
      )}
    </div>
  )
}
