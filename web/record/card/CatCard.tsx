import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import ClipboardPen from 'lucide-react/icons/clipboard-pen'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Share2 from 'lucide-react/icons/share-2'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { elide } from '#shared/base/elision'
import { hasRight } from '#shared/circle/rights'
import type { CatCard_animal$key } from '../../__generated__/CatCard_animal.graphql'
import type { CatCard_viewer$key } from '../../__generated__/CatCard_viewer.graphql'
import type { useCareToday_animal$key } from '../../__generated__/useCareToday_animal.graphql'
import type { useStocks_animal$key } from '../../__generated__/useStocks_animal.graphql'
import { Button, LinkButton } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { CatPhoto } from '../photo/CatPhoto'
import { UrgentSigns } from '../status/UrgentSigns'
import { CatDay } from './CatDay'
import { DayAdditions } from './DayAdditions'
import { DayState } from './DayState'
import { todaysEntry } from './todaysEntry'
import { ToDo } from './ToDo'
import { worstLevel } from './worstLevel'
import * as styles from './CatCard.css'

const ShareDialog = deferredDialog(async () => (await import('../sharing/ShareDialog')).ShareDialog)
const DeleteCatDialog = deferredDialog(
  async () => (await import('../cat/DeleteCatDialog')).DeleteCatDialog,
)

/** A compact card is one of many on a wide screen: its rare actions are behind 'Plus'. */
export function CatCard({
  animal,
  care,
  viewer,
  isCompact,
}: {
  animal: CatCard_animal$key
  care: useCareToday_animal$key & useStocks_animal$key
  viewer: CatCard_viewer$key
  isCompact: boolean
}) {
  const owner = useFragment(
    graphql`
      fragment CatCard_viewer on Viewer {
        uuid
        ...NewShareLink_viewer
      }
    `,
    viewer,
  )
  const cat = useFragment(
    graphql`
      fragment CatCard_animal on Animal {
        uuid
        name
        breed
        role
        ownerName
        today
        latest: measurements(first: 1) {
          edges {
            node {
              day
            }
          }
        }
        ...todaysEntry_animal
        ...worstLevel_animal
        ...CatPhoto_record
        ...CatDay_animal
        ...ToDo_animal
        ...DayAdditions_animal
        ...ShareDialog_animal
        ...DeleteCatDialog_animal
      }
    `,
    animal,
  )
  const [dialog, setDialog] = useState<'share' | 'delete' | null>(null)
  const [showsMore, setShowsMore] = useState(false)
  const close = () => setDialog(null)
  const todays = todaysEntry(cat)
  const entry = todays
    ? `/quick-entry/${cat.uuid}?measurementId=${todays.uuid}`
    : `/quick-entry/${cat.uuid}`
  const isSign = worstLevel(cat) !== null
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
    <Card as="article" className={isCompact ? styles.compact : styles.root}>
      <div className={styles.photo}>
        <CatPhoto record={cat} />
      </div>
      <div className={styles.words}>
        <h2 className={cat.name.length > 16 ? styles.longName : styles.name}>{cat.name}</h2>
        {cat.breed && <p className={styles.breed}>{cat.breed}</p>}
        {cat.ownerName && <p className={styles.owner}>Chat {elide('de', cat.ownerName)}</p>}
        <DayState
          isAnswered={todays !== undefined}
          last={cat.latest.edges[0]?.node.day ?? null}
          today={cat.today}
        />
      </div>
      <div className={styles.remainder}>
        <CatDay
          animal={cat}
          action={
            <LinkButton
              size={isCompact ? 'm' : 'l'}
              block
              className={styles.questionnaire}
              to={entry}
              icon={<ClipboardPen size={22} />}
            >
              {todays ? 'Reprendre le questionnaire du jour' : 'Répondre au questionnaire de suivi'}
            </LinkButton>
          }
        />
        {isSign && !isCompact && <UrgentSigns />}
        <ToDo animal={cat} care={care} userUuid={owner.uuid} isCompact={isCompact} />
        {todays && <DayAdditions animal={cat} entry={entry} isCompact={isCompact} />}
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
          {isSign && isCompact && <UrgentSigns className={styles.action} />}
          {!isCompact && share}
          {(isCompact || hasRight(cat.role, 'deleteCat')) && (
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
            {hasRight(cat.role, 'deleteCat') && (
              <Button variant="quiet" className={styles.remove} onClick={() => setDialog('delete')}>
                Supprimer
              </Button>
            )}
          </div>
        )}
      </div>
      {dialog === 'share' && <ShareDialog animal={cat} viewer={owner} onClose={close} />}
      {dialog === 'delete' && <DeleteCatDialog animal={cat} onClose={close} />}
    </Card>
  )
}
