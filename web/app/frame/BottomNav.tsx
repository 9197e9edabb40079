import House from 'lucide-react/icons/house'
import Settings from 'lucide-react/icons/settings'
import Share2 from 'lucide-react/icons/share-2'
import { usePage } from '../../base/router/hooks'
import { Link } from '../../base/router/Link'
import { standalone, useMedia } from '../../base/ui/useMedia'
import * as styles from './BottomNav.css'

const places = [
  { to: '/home', label: 'Accueil', Icon: House },
  { to: '/share', label: 'Partage', Icon: Share2 },
  { to: '/settings', label: 'Réglages', Icon: Settings },
]

/** Is shown in the installed app only (product/pages 3.2). */
export function BottomNav() {
  const { pathname } = usePage()
  const isCurrent = (to: string) => pathname === to || pathname.startsWith(`${to}/`)
  if (!useMedia(standalone)) return null
  return (
    <nav className={styles.root} aria-label="Navigation du bas">
      {places.map(({ to, label, Icon }) => (
        <Link
          key={to}
          className={styles.place}
          to={to}
          aria-current={isCurrent(to) ? 'page' : undefined}
        >
          <Icon size={24} aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  )
}
