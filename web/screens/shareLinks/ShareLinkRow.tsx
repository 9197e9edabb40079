import Ban from 'lucide-react/icons/ban'
import Copy from 'lucide-react/icons/copy'
import { graphql, useFragment } from 'react-relay'
import { dateTime } from '#shared/time'
import type { ShareLinkRow_link$key } from '../../__generated__/ShareLinkRow_link.graphql'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { copyLink } from '../../ui/copyLink'
import { useOnline } from '../../offline/useOnline'
import * as styles from './ShareLinkList.css'
import { useRevokeShareLink } from './useRevokeShareLink'

export function ShareLinkRow({ link, timeZone }: { link: ShareLinkRow_link$key; timeZone: string }) {
  const { uuid, shareUrl, createdAt, expiresAt, lastAccessedAt, accessCount, isRevoked } = useFragment(
    graphql`
      fragment ShareLinkRow_link on ShareLink {
        uuid
        shareUrl
        createdAt
        expiresAt
        lastAccessedAt
        accessCount
        isRevoked
      }
    `,
    link,
  )
  const online = useOnline()
  const [revokeShareLink, pending] = useRevokeShareLink()
  // By the device's clock (product/sharing 1.2); the server's decides.
  const isExpired = Date.parse(expiresAt) <= Date.now()
  const facts: [string, string][] = [
    ['Consultations', String(accessCount)],
    ['Créé le', dateTime(createdAt, timeZone)],
    ['Expire le', dateTime(expiresAt, timeZone)],
    ...(lastAccessedAt ? [['Dernier accès', dateTime(lastAccessedAt, timeZone)] satisfies [string, string]] : []),
  ]
  return (
    <Card as="li" className={styles.link}>
      <div className={styles.words}>
        <div className={styles.head}>
          {isExpired && <span className={styles.badge.over}>Expiré</span>}
          {!isExpired && !isRevoked && <span className={styles.badge.active}>Actif</span>}
          {isRevoked && <span className={styles.badge.over}>Révoqué</span>}
        </div>
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.actions}>
        {!isExpired && !isRevoked && (
          <Button variant="secondary" icon={<Copy size={20} />} onClick={() => void copyLink(shareUrl, 'dialog')}>
            Copier
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<Ban size={20} />}
          disabled={isRevoked || !online}
          pending={pending}
          pendingLabel="Révocation..."
          onClick={() => revokeShareLink(uuid)}
        >
          Révoquer
        </Button>
      </div>
    </Card>
  )
}
