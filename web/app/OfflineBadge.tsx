import { CloudOff } from 'lucide-react'
import { dayMonthTime } from '#shared/time'
import { useOnline } from '../offline/useOnline'
import { useKeptSince } from '../relay/lastHeard'
import * as styles from './TopBar.css'

/** 'Hors ligne' (spec 1 §2), and of when what is shown is, where it comes from this device. */
export function OfflineBadge() {
  const online = useOnline()
  const keptSince = useKeptSince()
  return (
    <div aria-live="polite" className={styles.badge}>
      {(!online || keptSince) && (
        <span className={styles.offline}>
          <CloudOff size={18} aria-hidden="true" />
          {[online ? null : 'Hors ligne', keptSince && `Données du ${whenHere(keptSince)}`].filter(Boolean).join(' · ')}
        </span>
      )}
    </div>
  )
}

function whenHere(instant: string): string {
  return dayMonthTime(instant, Intl.DateTimeFormat().resolvedOptions().timeZone)
}
