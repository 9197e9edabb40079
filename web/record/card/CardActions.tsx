import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Share2 from 'lucide-react/icons/share-2'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { hasRight } from '#shared/circle/rights'
import type { CardActions_animal$key } from '../../__generated__/CardActions_animal.graphql'
import type { NewShareLink_viewer$key } from '../../__generated__/NewShareLink_viewer.graphql'
import { Button, LinkButton } from '../../base/ui/Button'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { UrgentSigns } from '../status/UrgentSigns'
import * as styles from './CatCard.css'

const ShareDialog = deferredDialog(async () => (await import('../sharing/ShareDialog')).ShareDialog)
const DeleteCatDialog = deferredDialog(
  async () => (await import('../cat/DeleteCatDialog')).DeleteCatDialog,
)

/** Leads to the cat's pages. The rare actions of a compact card are behind 'Plus'. */
export function CardActions({
  animal,
  viewer,
  hasSign,
  isCompact,
}: {
  animal: CardActions_animal$key
  viewer: NewShareLink_viewer$key
  /** `true` if the cat has a red or amber sign. */
  hasSign: boolean
  isCompact: boolean
}) {
  const cat = useFragment(
    graphql`
      fragment CardActions_animal on Animal {
        uuid
        role
        ...ShareDialog_animal
        ...DeleteCatDialog_animal
      }
    `,
    animal,
  )
  const [dialog, setDialog] = useState<'share' | 'delete' | null>(null)
  const [showsMore, setShowsMore] = useState(false)
  const close = () => setDialog(null)
  const isDeletable = hasRight(cat.role, 'deleteCat')
  const profile = (
    <LinkButton
      variant="quiet"
      className={styles.action}
      to={`/animals/${cat.uuid}`}
      icon={<UserRound size={22} />}
    >
      Profil
    </LinkButton>
  )
  const share = hasRight(cat.role, 'share') && (
    <Button
      variant="quiet"
      className={styles.action}
      icon={<Share2 size={22} />}
      onClick={() => setDialog('share')}
    >
      Partager
    </Button>
  )
  return (
    <>
      <div className={styles.actions}>
        {!isCompact && profile}
        <LinkButton
          variant="quiet"
          className={styles.action}
          to={`/analysis/${cat.uuid}`}
          icon={<ChartNoAxesColumn size={22} />}
        >
          Suivi
        </LinkButton>
        {hasSign && isCompact && <UrgentSigns className={styles.action} />}
        {!isCompact && share}
        {(isCompact || isDeletable) && (
          <Button
            variant="quiet"
            className={styles.action}
            icon={<Ellipsis size={22} />}
            aria-expanded={showsMore}
            onClick={() => setShowsMore(!showsMore)}
          >
            Plus
          </Button>
        )}
      </div>
      {showsMore && (
        <div className={styles.furtherActions}>
          {isCompact && profile}
          {isCompact && share}
          {isDeletable && (
            <Button variant="quiet" className={styles.remove} onClick={() => setDialog('delete')}>
              Supprimer
            </Button>
          )}
        </div>
      )}
      {dialog === 'share' && <ShareDialog animal={cat} viewer={viewer} onClose={close} />}
      {dialog === 'delete' && <DeleteCatDialog animal={cat} onClose={close} />}
    </>
  )
}
