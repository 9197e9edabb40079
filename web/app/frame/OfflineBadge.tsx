import CloudOff from 'lucide-react/icons/cloud-off'
import { useIsOnline } from '../../base/device/useIsOnline'
import * as styles from './TopBar.css'

/** Shows that there is no network (product/pages 3.1). */
export function OfflineBadge({ detail = null }: { detail?: string | null }) {
  const isOnline = useIsOnline()
  return (
    <div aria-live="polite" className={styles.badge}>
      {(!isOnline || detail) && (
        <span className={styles.offline}>
          <CloudOff size={18} aria-hidden="true" />
          {[isOnline ? null : 'Hors ligne', detail].filter(Boolean).join(' · ')}
        </span>
      )}
    </div>
  )
}
