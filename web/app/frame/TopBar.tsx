import MessageSquareHeart from 'lucide-react/icons/message-square-heart'
import Plus from 'lucide-react/icons/plus'
import Settings from 'lucide-react/icons/settings'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { deviceTimeZone } from '#shared/base/deviceTimeZone'
import { dayMonthTime } from '#shared/base/time'
import type { useFrameViewer_viewer$key } from '../../__generated__/useFrameViewer_viewer.graphql'
import { usePublicConfig } from '../../base/publicConfig'
import { useRouteData } from '../../base/router/hooks'
import { Link } from '../../base/router/Link'
import { LinkButton } from '../../base/ui/Button'
import { deferred } from '../../base/ui/deferred'
import { useMirroredSince } from '../../offline/mirror/responseSource'
import { useFrameViewer } from '../../session/useFrameViewer'
import { PendingChanges } from '../pending/PendingChanges'
import { useShowPending } from '../pending/useShowPending'
import { useOfflineRecord } from '../record/useOfflineRecord'
import { useRefetch } from '../record/useRefetch'
import { Logo } from './Logo'
import { OfflineBadge } from './OfflineBadge'
import * as styles from './TopBar.css'

// Only admins see the test mode.
const TestMode = deferred(async () => (await import('./TestMode')).TestMode)

/** Contains the links to the pages, and the state of the network (product/pages 3.1). */
export function TopBar({ viewer }: { viewer: useFrameViewer_viewer$key }) {
  useOfflineRecord()
  const config = usePublicConfig()
  const mirroredSince = useMirroredSince(useRouteData())
  const { anyAnimal, isAdmin, uuid } = useFrameViewer(viewer)
  useRefetch(uuid)
  useShowPending(uuid)
  return (
    <>
      <div className={styles.row}>
        <Link className={styles.logo} to="/home" aria-label="NéphroChat, accueil">
          <Logo />
        </Link>
        <nav aria-label="Navigation principale">
          <ul className={styles.actions}>
            {anyAnimal.edges.length > 0 && (
              <Action to="/add-animal" label="Ajouter un chat" icon={<Plus size={22} />} />
            )}
            <Action
              to={config?.feedbackUrl ?? ''}
              className={config ? undefined : styles.placeholder}
              label="Donner mon avis"
              icon={<MessageSquareHeart size={22} />}
              target="_blank"
              rel="noopener noreferrer"
            />
            {isAdmin && <Action to="/admin" label="Admin" icon={<ShieldCheck size={22} />} />}
            <Action to="/settings" label="Paramètres" icon={<Settings size={22} />} />
          </ul>
        </nav>
      </div>
      <OfflineBadge
        detail={mirroredSince && `Données du ${dayMonthTime(mirroredSince, deviceTimeZone())}`}
      />
      {isAdmin && <TestMode />}
      <PendingChanges userUuid={uuid} />
    </>
  )
}

function Action({ label, ...link }: { label: string } & Parameters<typeof LinkButton>[0]) {
  return (
    <li>
      <LinkButton variant="quiet" data-tooltip={label} {...link}>
        <span className={styles.label}>{label}</span>
      </LinkButton>
    </li>
  )
}
