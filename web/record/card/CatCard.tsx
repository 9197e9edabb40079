import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import ClipboardPen from 'lucide-react/icons/clipboard-pen'
import Share2 from 'lucide-react/icons/share-2'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { elide } from '#shared/base/elision'
import { may } from '#shared/circle/rights'
import type { CareToday_animal$key } from '../../__generated__/CareToday_animal.graphql'
import type { CatCard_animal$key } from '../../__generated__/CatCard_animal.graphql'
import type { CatCard_viewer$key } from '../../__generated__/CatCard_viewer.graphql'
import { Button, LinkButton } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { deferredDialog } from '../../base/ui/deferredDialog'
import { CatPhoto } from '../photo/CatPhoto'
import { ProposalNotice } from '../sharing/ProposalNotice'
import { CareToday } from './CareToday'
import { CatDay } from './CatDay'
import { CatWaiting } from './CatWaiting'
import { DayAdditions } from './DayAdditions'
import { todaysEntry } from './todaysEntry'
import * as styles from './CatCard.css'

const ShareDialog = deferredDialog(
  async () => (await import('../sharing/ShareDialog')).ShareDialog,
)
const DeleteCatDialog = deferredDialog(
  async () => (await import('../cat/DeleteCatDialog')).DeleteCatDialog,
)

export function CatCard({
  animal,
  care,
  viewer,
}: {
  animal: CatCard_animal$key
  care: CareToday_animal$key
  viewer: CatCard_viewer$key
}) {
  const owner = useFragment(
    graphql`
      fragment CatCard_viewer on Viewer {
        uuid
        today
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
        latest: measurements(first: 1) {
          edges {
            node {
              uuid
              day
            }
          }
        }
        measurement {
          uuid
          day
        }
        ...CatPhoto_record
        ...CatDay_animal
        ...ProposalNotice_animal
        ...DayAdditions_animal
        ...ShareDialog_animal
        ...DeleteCatDialog_animal
      }
    `,
    animal,
  )
  const [opened, setOpened] = useState<'share' | 'delete' | null>(null)
  const close = () => setOpened(null)
  const todays = todaysEntry(cat, owner.today)
  const entry = todays
    ? `/quick-entry/${cat.uuid}?measurementId=${todays.uuid}`
    : `/quick-entry/${cat.uuid}`
  return (
    <Card as="article" className={styles.root}>
      <div className={styles.photo}>
        <CatPhoto record={cat} />
      </div>
      <div className={styles.words}>
        <div>
          <h2 className={cat.name.length > 16 ? styles.longName : styles.name}>{cat.name}</h2>
          {cat.breed && <p className={styles.breed}>{cat.breed}</p>}
          {cat.ownerName && <p className={styles.breed}>Chat {elide('de', cat.ownerName)}</p>}
        </div>
        <CatDay animal={cat} today={owner.today} done={todays !== undefined} />
        <CareToday animal={care} />
        {may(cat.role, 'decideProposals') && <ProposalNotice animal={cat} />}
        <CatWaiting userUuid={owner.uuid} animalId={cat.uuid} />
        <LinkButton size="l" block to={entry} icon={<ClipboardPen size={22} />}>
          {todays ? 'Reprendre le questionnaire du jour' : 'Répondre au questionnaire de suivi'}
        </LinkButton>
        {todays && <DayAdditions animal={cat} entry={entry} />}
        <div className={styles.actions}>
          <LinkButton
            variant="quiet"
            className={styles.action}
            to={`/animals/${cat.uuid}`}
            icon={<UserRound size={22} />}
          >
            Profil
          </LinkButton>
          <LinkButton
            variant="quiet"
            className={styles.action}
            to={`/analysis/${cat.uuid}`}
            icon={<ChartNoAxesColumn size={22} />}
          >
            Suivi
          </LinkButton>
          {may(cat.role, 'share') && (
            <Button
              variant="quiet"
              className={styles.action}
              icon={<Share2 size={22} />}
              onClick={() => setOpened('share')}
            >
              Partager
            </Button>
          )}
        </div>
        {may(cat.role, 'deleteCat') && (
          <Button variant="quiet" className={styles.remove} onClick={() => setOpened('delete')}>
            Supprimer
          </Button>
        )}
      </div>
      {opened === 'share' && <ShareDialog animal={cat} viewer={owner} onClose={close} />}
      {opened === 'delete' && <DeleteCatDialog animal={cat} onClose={close} />}
    </Card>
  )
}
