import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { staleDataLabel } from '#shared/health/alerts/staleness'
import type { RecordBody_record$key } from '../../__generated__/RecordBody_record.graphql'
import type { useStatusTiles_record$key } from '../../__generated__/useStatusTiles_record.graphql'
import { deferred } from '../../base/ui/deferred'
import { nextPaint } from '../../base/ui/nextPaint'
import { Skeleton } from '../../base/ui/Skeleton'
import type { PendingDays } from '../../offline/queue/usePending'
import { FoldedSection } from '../section/FoldedSection'
import { Section } from '../section/Section'
import { AlertList, type OwnersPart } from '../status/AlertList'
import { NoEntries } from '../status/NoEntries'
import { StatusGrid } from '../status/StatusGrid'
import { tilesSentence } from '../status/tilesSentence'
import { useAlerts } from '../status/useAlerts'
import { useStatusTiles } from '../status/useStatusTiles'
import * as styles from './RecordBody.css'

// These parts are below the first screen and are loaded after it.
const FoldedSections = deferred(
  async () => {
    await nextPaint()
    return (await import('./FoldedSections')).FoldedSections
  },
  <Skeleton shape="card" />,
)

/** Shows the parts that owner and vet both read. The slots contain the actions of the owner. */
export function RecordBody({
  record,
  now,
  isInMemory = false,
  editedCatUuid,
  pendingDays,
  emptyAction,
  staleAction,
  ownersPart,
  weightActions,
  journalActions,
}: {
  record: RecordBody_record$key
  now: Date
  /**
   * `true` if the cat has died: its record is shown, and nothing about today (product/cats 5.3).
   */
  isInMemory?: boolean
  editedCatUuid?: string
  pendingDays?: PendingDays
  emptyAction?: ReactNode
  staleAction?: ReactNode
  ownersPart?: OwnersPart
  weightActions?: ReactNode
  journalActions?: ReactNode
}) {
  const data = useFragment(
    graphql`
      fragment RecordBody_record on HealthRecord {
        today
        dailyStatus {
          date
          day
        }
        ...useStatusTiles_record
        ...useAlerts_record
        ...FoldedSections_record
      }
    `,
    record,
  )
  const { watches } = useAlerts(data)
  const alertSection = (
    <Section title="Alertes">
      <AlertList record={data} ownersPart={ownersPart} />
    </Section>
  )
  const { date, day } = data.dailyStatus
  if (!date || !day) {
    return (
      <>
        {/* The weighings alone may raise a watch (product/watches 3). */}
        {watches.length > 0 && alertSection}
        <NoEntries action={emptyAction} />
        <FoldedSections record={data} watches={watches} hasEntry={false} isInMemory={isInMemory} />
      </>
    )
  }
  const staleness = isInMemory ? null : staleDataLabel(date, day, now, data.today)
  return (
    <>
      {staleness && <StaleNotice text={staleness}>{staleAction}</StaleNotice>}
      {!isInMemory && (
        <>
          <Indicators record={data} />
          {alertSection}
        </>
      )}
      <FoldedSections
        record={data}
        watches={watches}
        isInMemory={isInMemory}
        editedCatUuid={editedCatUuid}
        pendingDays={pendingDays}
        weightActions={weightActions}
        journalActions={journalActions}
      />
    </>
  )
}

/** Shows the tiles, folded if all are green. */
function Indicators({ record }: { record: useStatusTiles_record$key }) {
  const tiles = useStatusTiles(record)
  const isCalm = tiles.every(({ color, isToConfirm }) => color === 'green' && !isToConfirm)
  return (
    <FoldedSection title="Indicateurs" sentence={tilesSentence(tiles)} isCalm={isCalm}>
      <StatusGrid record={record} />
    </FoldedSection>
  )
}

/** Shows that the tiles are those of an older entry (product/rules 6.4). */
function StaleNotice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.stale}>
      <CalendarClock size={22} aria-hidden="true" />
      <p className={styles.staleText}>{text}</p>
      {children}
    </div>
  )
}
