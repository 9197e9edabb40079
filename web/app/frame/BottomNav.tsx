import Activity from 'lucide-react/icons/activity'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import House from 'lucide-react/icons/house'
import Settings from 'lucide-react/icons/settings'
import Share2 from 'lucide-react/icons/share-2'
import Sun from 'lucide-react/icons/sun'
import { usePage } from '../../base/router/hooks'
import { Link } from '../../base/router/Link'
import { standalone, useIsMedia } from '../../base/ui/useIsMedia'
import { useIsCatNotFound } from '../../record/cat/catNotFound'
import { type CatPart, catParts, type CatLocation, parseCatPath } from './catParts'
import * as styles from './BottomNav.css'

const links = [
  { to: '/home', label: 'Accueil', Icon: House },
  { to: '/share', label: 'Partage', Icon: Share2 },
  { to: '/settings', label: 'Réglages', Icon: Settings },
]

// Other pages use none of these icons: an icon that two pages share is a chunk of its own.
const partIcons: Record<CatPart, typeof House> = {
  Suivi: Activity,
  Soins: HeartPulse,
  Partage: Share2,
}

/** A cat's screens have the bar of its parts; others have a bar in the installed app only. */
export function BottomNav() {
  const { pathname } = usePage()
  const catLocation = parseCatPath(pathname)
  const isCatNotFound = useIsCatNotFound()
  const isInstalled = useIsMedia(standalone)
  if (catLocation && !isCatNotFound) return <CatNav {...catLocation} />
  return isInstalled && <AppNav pathname={pathname} />
}

function AppNav({ pathname }: { pathname: string }) {
  const isCurrent = (to: string) => pathname === to || pathname.startsWith(`${to}/`)
  return (
    <nav className={styles.root} aria-label="Navigation du bas">
      <ul className={styles.links}>
        {links.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link className={styles.item} to={to} aria-current={isCurrent(to) ? 'page' : undefined}>
              <Icon size={24} aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** 'Jour' is the cat's card on home. */
function CatNav({ uuid, part }: CatLocation) {
  return (
    <nav className={styles.cat} aria-label="Navigation du chat">
      <ul className={styles.parts}>
        <li>
          <Link className={styles.item} to="/home" state={{ cat: uuid }}>
            <Sun size={24} aria-hidden="true" />
            Jour
          </Link>
        </li>
        {catParts.map(({ label, screens }) => {
          const Icon = partIcons[label]
          return (
            <li key={label}>
              <Link
                className={styles.item}
                to={`/${screens[0]}/${uuid}`}
                aria-current={label === part ? 'page' : undefined}
              >
                <Icon size={24} aria-hidden="true" />
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
