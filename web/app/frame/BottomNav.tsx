import House from 'lucide-react/icons/house'
import Settings from 'lucide-react/icons/settings'
import Share2 from 'lucide-react/icons/share-2'
import { NavLink } from '../../base/router/NavLink'
import { standalone, useMedia } from '../../base/ui/useMedia'
import * as styles from './BottomNav.css'

const places = [
  { to: '/home', label: 'Accueil', Icon: House },
  { to: '/share', label: 'Partage', Icon: Share2 },
  { to: '/settings', label: 'Réglages', Icon: Settings },
]

/** Is shown in the installed app only (product/pages 3.2). */
export function BottomNav() {
  if (!useMedia(standalone)) return null
  return (
    <nav className={styles.root} aria-label="Navigation du bas">
      {places.map(({ to, label, Icon }) => (
        <NavLink key={to} className={styles.place} to={to}>
          <Icon size={24} aria-hidden="true" />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
