import { CloudOff } from 'lucide-react'
import { useOnline } from '../offline/useOnline'
import * as styles from './TopBar.css'

export function OfflineBadge() {
  const online = useOnline()
  return (
    <div aria-live="polite" className={styles.badge}>
      {!online && (
        <span className={styles.offline}>
          <CloudOff size={18} aria-hidden="true" />
          Hors ligne
        </span>
      )}
    </div>
  )
}
