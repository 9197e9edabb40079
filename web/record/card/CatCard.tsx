import ClipboardPen from 'lucide-react/icons/clipboard-pen'
import { graphql, useFragment } from 'react-relay'
import { elide } from '#shared/base/elision'
import type { CatCard_animal$key } from '../../__generated__/CatCard_animal.graphql'
import type { NewShareLink_viewer$key } from '../../__generated__/NewShareLink_viewer.graphql'
import type { useCareToday_animal$key } from '../../__generated__/useCareToday_animal.graphql'
import type { useStocks_animal$key } from '../../__generated__/useStocks_animal.graphql'
import { LinkButton } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { CatPhoto } from '../photo/CatPhoto'
import { UrgentSigns } from '../status/UrgentSigns'
import { CardActions } from './CardActions'
import { CatDay } from './CatDay'
import { DayAdditions } from './DayAdditions'
import { DayState } from './DayState'
import { todaysEntry } from './todaysEntry'
import { ToDo } from './ToDo'
import { worstLevel } from './worstLevel'
import * as styles from './CatCard.css'

/** A compact card is one of many on a wide screen. */
export function CatCard({
  animal,
  care,
  viewer,
  isCompact,
}: {
  animal: CatCard_animal$key
  care: useCareToday_animal$key & useStocks_animal$key
  viewer: NewShareLink_viewer$key
  isCompact: boolean
}) {
  const cat = useFragment(
    graphql`
      fragment CatCard_animal on Animal {
        uuid
        name
        breed
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
        ...CardActions_animal
      }
    `,
    animal,
  )
  const entry = todaysEntry(cat)
  const entryPath = entry
    ? `/quick-entry/${cat.uuid}?measurementId=${entry.uuid}`
    : `/quick-entry/${cat.uuid}`
  const hasSign = worstLevel(cat) !== null
  return (
    <Card as="article" className={isCompact ? styles.compact : styles.root}>
      <div className={styles.photo}>
        <CatPhoto record={cat} />
      </div>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={cat.name.length > 16 ? styles.longName : styles.name}>{cat.name}</h2>
          {cat.breed && <p className={styles.breed}>{cat.breed}</p>}
          {cat.ownerName && <p className={styles.owner}>Chat {elide('de', cat.ownerName)}</p>}
        </div>
        <DayState
          isAnswered={entry !== undefined}
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
              to={entryPath}
              icon={<ClipboardPen size={22} />}
            >
              {entry ? 'Reprendre le questionnaire du jour' : 'Répondre au questionnaire de suivi'}
            </LinkButton>
          }
        />
        {hasSign && !isCompact && <UrgentSigns />}
        <ToDo animal={cat} care={care} isCompact={isCompact} />
        {entry && <DayAdditions animal={cat} entryPath={entryPath} isCompact={isCompact} />}
        <CardActions animal={cat} viewer={viewer} hasSign={hasSign} isCompact={isCompact} />
      </div>
    </Card>
  )
}
