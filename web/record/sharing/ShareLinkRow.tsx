import Ban from 'lucide-react/icons/ban'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { dateTime } from '#shared/base/time'
import type { ShareLinkRow_link$key } from '../../__generated__/ShareLinkRow_link.graphql'
import { useIsOnline } from '../../base/device/useIsOnline'
import { serverClock } from '../../base/network/serverClock'
import { copyLink } from '../../base/ui/actions/copyLink'
import { Button, LinkButton } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { linkFacts, linkStateOf } from './linkFacts'
import { ShareQr } from './ShareQr'
import { useRevokeShareLink } from './useRevokeShareLink'
import * as styles from './ShareLinkList.css'

export function ShareLinkRow({
  link,
  timeZone,
}: {
  link: ShareLinkRow_link$key
  timeZone: string
}) {
  const row = useFragment(
    graphql`
      fragment ShareLinkRow_link on ShareLink {
        uuid
        token
        shareUrl
        createdAt
        expiresAt
        firstAccessedAt
        lastAccessedAt
        accessCount
        isRevoked
        forWhom
        scopes
        hasCode
        lockedUntil
      }
    `,
    link,
  )
  const { uuid, shareUrl, isRevoked, forWhom } = row
  const isOnline = useIsOnline()
  const [showsQr, setShowsQr] = useState(false)
  const [revokeShareLink, isPending] = useRevokeShareLink()
  const now = serverClock.now()
  const { state, isLocked } = linkStateOf(row, now)
  const isActive = state === 'active'
  const canRevoke = isActive && isOnline
  const linkName = forWhom ? `pour ${forWhom}` : `créé le ${dateTime(row.createdAt, timeZone)}`
  return (
    <Card as="li" className={styles.link}>
      <div className={styles.words}>
        <div className={styles.head}>
          {forWhom && <h3 className={styles.name}>{forWhom}</h3>}
          {state === 'expired' && <span className={styles.badge.over}>Expiré</span>}
          {isActive && <span className={styles.badge.active}>Actif</span>}
          {isLocked && <span className={styles.badge.over}>Verrouillé</span>}
          {isRevoked && <span className={styles.badge.over}>Révoqué</span>}
        </div>
        <dl className={styles.facts}>
          {linkFacts(row, timeZone, now).map(([term, value]) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {isActive && (
          <details onToggle={(event) => setShowsQr(event.currentTarget.open)}>
            <summary className={styles.summary}>Code QR</summary>
            {showsQr && <ShareQr address={shareUrl} isPrintable />}
          </details>
        )}
      </div>
      <div className={styles.actions}>
        {isActive && (
          <>
            <LinkButton
              variant="secondary"
              icon={<Eye size={20} />}
              aria-label={`Voir ce que verra le vétérinaire, lien ${linkName}`}
              to={shareUrl}
              target="_blank"
              rel="noopener"
            >
              Voir ce que verra le vétérinaire
            </LinkButton>
            <Button
              variant="secondary"
              icon={<Copy size={20} />}
              aria-label={`Copier le lien ${linkName}`}
              onClick={() => void copyLink(shareUrl, 'dialog')}
            >
              Copier
            </Button>
          </>
        )}
        <Button
          variant="secondary"
          icon={<Ban size={20} />}
          aria-label={`Révoquer le lien ${linkName}`}
          // A disabled button would lose the focus.
          aria-disabled={!canRevoke}
          isPending={isPending}
          pendingLabel="Révocation..."
          onClick={() => canRevoke && revokeShareLink(uuid)}
        >
          Révoquer
        </Button>
      </div>
    </Card>
  )
}
