import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { staleNotice } from '#shared/health/alerts/staleness'
import type { RecordBody_record$key } from '../../__generated__/RecordBody_record.graphql'
import type { useAlerts_record$key } from '../../__generated__/useAlerts_record.graphql'
import { deferred } from '../../base/ui/deferred'
import { Skeleton } from '../../base/ui/Skeleton'
import type { PendingDays } from '../../offline/queue/usePending'
import { Section } from '../section/Section'
import { AlertList, type OwnersPart } from '../status/AlertList'
import { NoRecord } from '../status/NoRecord'
import { StatusGrid } from '../status/StatusGrid'
import { useAlerts } from '../status/useAlerts'
import * as styles from './RecordBody.css'

// These parts are below the first screen and are loaded after it.
const StatusStrips = deferred(
  async () => (await import('../status/strips/StatusStrips')).StatusStrips,
  <Skeleton shape="strips" />,
)
const JournalTable = deferred(
  async () => (await import('../journal/JournalTable')).JournalTable,
  <Skeleton shape="card" />,
)
const DayEvents = deferred(async () => (await import('../status/events/DayEvents')).DayEvents)
const WeightCurve = deferred(
  async () => (await import('../weight/curve/WeightCurve')).WeightCurve,
  <Skeleton shape="curve" />,
)
const RecordBeside = deferred(async () => (await import('./RecordDetails')).RecordDetails)

/** Shows the parts that owner and vet both read. The slots contain the actions of the owner. */
export function RecordBody({
  record,
  now,
  inMemory = false,
  editFor,
  waitingDays,
  empty,
  stale,
  owners,
  weightActions,
  journalActions,
}: {
  record: RecordBody_record$key
  now: Date
  /**
   * `true` if the cat has died: its record is shown, and nothing about today (product/cats 5.3).
   */
  inMemory?: boolean
  editFor?: string
  waitingDays?: PendingDays
  empty?: ReactNode
  stale?: ReactNode
  owners?: OwnersPart
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
        ...StatusStrips_record
        ...useWeightHistory_record
        ...VetLimits_record
        ...useJournalRows_record
        ...DayEvents_record
      }
    `,
    record,
  )
  const { date, day } = data.dailyStatus
  if (!date || !day) {
    return (
      <>
        <NoEntryYet record={data} owners={owners} />
        <NoRecord action={empty} />
        <RecordBeside record={data} />
      </>
    )
  }
  const staleness = inMemory ? null : staleNotice(date, day, now, data.today)
  return (
    <>
      {staleness && <StaleNotice text={staleness}>{stale}</StaleNotice>}
      {!inMemory && (
        <>
          <Section title="Indicateurs">
            <StatusGrid record={data} />
          </Section>
          <Section title="Alertes">
            <AlertList record={data} owners={owners} />
          </Section>
        </>
      )}
      <Section below title="Évolution">
        <StatusStrips record={data} />
      </Section>
      <Section below title="Poids" actions={weightActions}>
        <WeightCurve record={data} />
      </Section>
      <RecordBeside record={data} />
      <Section below title="Journal & Événements" actions={journalActions}>
        <JournalTable record={data} editFor={editFor} waitingDays={waitingDays} />
        <DayEvents record={data} />
      </Section>
    </>
  )
}

/** Is shown without an entry. The weighings alone may raise a watch (product/watches 3). */
function NoEntryYet({
  record,
  owners,
}: {
  record: useAlerts_record$key
  owners?: OwnersPart | undefined
}) {
  const { watches } = useAlerts(record)
  if (watches.length === 0) return null
  return (
    <Section title="Alertes">
      <AlertList record={record} owners={owners} />
    </Section>
  )
}

/** product/rules 6.4. */
function StaleNotice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.stale}>
      <CalendarClock size={22} aria-hidden="true" />
      <p className={styles.staleText}>{text}</p>
      {children}
    </div>
  )
}
