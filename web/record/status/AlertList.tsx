import type { ReactNode } from 'react'
import { deviceTimeZone } from '#shared/base/deviceTimeZone'
import { dayIn, dayMonth } from '#shared/base/time'
import type {
  useAlerts_record$data,
  useAlerts_record$key,
} from '../../__generated__/useAlerts_record.graphql'
import { StatusSymbol } from '../../base/ui/StatusMark'
import { useHiddenBanners } from '../../base/ui/useHiddenBanners'
import { LineText, MessageText } from './MessageText'
import { RaisedList } from './RaisedList'
import { useAlerts } from './useAlerts'
import { stack3 } from '../../base/styles/layout.css'
import * as styles from './AlertList.css'

export type ShownWatch = useAlerts_record$data['watches'][number]
type RecordAlert = useAlerts_record$data['alerts'][number]

/** The content that only the owner sees and uses. */
export interface OwnersPart {
  /** Is shown below the amber signs. Above the red ones is the verdict. */
  belowSigns: ReactNode
  watchActions: (watch: ShownWatch) => ReactNode
  /** The cat's days are its owner's (product/circle 1.4). */
  timeZone: string
}

const watchHeading = 'À surveiller aussi'
const alertTone = ({ severity }: RecordAlert) => (severity === 'red' ? 'red' : 'amber')
const watchTone = ({ level }: ShownWatch) => level
const noticeTone = () => 'info' as const

/**
 * Shows alerts, notices and watches, reds first.
 * Without an owner's part, it is the vet's page. It shows, marked, the items that red hides from the
 * owner (product/rules 5.3, product/watches 1.3), and no advice (product/sharing 4.7). A watch that
 * the owner put aside is shown as before, with a mark (product/watches 1.5).
 */
export function AlertList({
  record,
  ownersPart,
}: {
  record: useAlerts_record$key
  ownersPart?: OwnersPart | undefined
}) {
  const { dailyStatus, alerts, notices, watches, allGreen } = useAlerts(record)
  const red = alerts.filter(({ severity }) => severity === 'red')
  const amber = alerts.filter(({ severity, hidden }) => severity === 'amber' && !hidden)
  const unhiddenWatches = watches.filter(({ hidden }) => !hidden)
  const activeWatches = ownersPart
    ? unhiddenWatches.filter(({ putAsideUntil }) => !putAsideUntil)
    : unhiddenWatches
  const urgent = activeWatches.filter(({ level }) => level === 'red')
  const otherWatches = activeWatches.filter(({ level }) => level !== 'red')
  const isRed = red.length + urgent.length > 0
  useHiddenBanners(isRed)
  const hasAdvice = ownersPart !== undefined
  const actionsOf = ownersPart ? ownersPart.watchActions : asideMark
  const isAmber = amber.length > 0 || otherWatches.some(({ level }) => level === 'amber')
  return (
    <div className={stack3}>
      {alerts.length === 0 && dailyStatus.day && (
        <p className={styles.mutedAlert}>
          Aucune réponse dans la dernière saisie&nbsp;: rien n’a pu être évalué.
        </p>
      )}
      <RaisedList raised={red} tone={alertTone} hasAdvice={hasAdvice} />
      <RaisedList
        raised={urgent}
        tone={watchTone}
        label={watchHeading}
        showsDate
        actionsOf={actionsOf}
        hasAdvice={hasAdvice}
      />
      <RaisedList raised={amber} tone={alertTone} hasAdvice={hasAdvice} />
      {allGreen && <AllGreen alerts={alerts} />}
      {!(isRed && ownersPart) && (
        <RaisedList raised={notices} tone={noticeTone} label="À confirmer" hasAdvice={hasAdvice} />
      )}
      <RaisedList
        raised={otherWatches}
        tone={watchTone}
        label={watchHeading}
        showsDate
        actionsOf={actionsOf}
        hasAdvice={hasAdvice}
      />
      {ownersPart && (
        <PutAsideLines
          watches={unhiddenWatches.filter(({ putAsideUntil }) => putAsideUntil)}
          timeZone={ownersPart.timeZone}
        />
      )}
      {isAmber && !isRed && ownersPart?.belowSigns}
      {!ownersPart && (
        <HiddenItems
          alerts={alerts.filter(({ hidden }) => hidden)}
          watches={watches.filter(({ hidden }) => hidden)}
        />
      )}
    </div>
  )
}

function AllGreen({ alerts }: { alerts: readonly RecordAlert[] }) {
  return (
    <div className={styles.green}>
      <StatusSymbol color="green" size="l" />
      {alerts.map(({ rule, lines }) => (
        <MessageText key={rule} lines={lines} />
      ))}
    </div>
  )
}

/** Shows one line for each watch that the owner put aside and that is still raised. */
function PutAsideLines({
  watches,
  timeZone,
}: {
  watches: readonly ShownWatch[]
  timeZone: string
}) {
  return watches.map(({ rule, lines: [what], putAsideUntil }) => (
    <p key={rule} className={styles.mutedAlert}>
      {what && <LineText line={what} />} Vu, mis de côté jusqu’au{' '}
      {dayMonth(dayIn(putAsideUntil!, timeZone))}.
    </p>
  ))
}

/** The vet’s mark of a watch that the owner put aside. Its day is that of the vet’s time zone. */
const asideMark = ({ putAsideUntil }: ShownWatch) =>
  putAsideUntil && (
    <p className={styles.aside}>
      Vu par le propriétaire, mis de côté jusqu’au{' '}
      {dayMonth(dayIn(putAsideUntil, deviceTimeZone()))}
    </p>
  )

function HiddenItems({
  alerts,
  watches,
}: {
  alerts: readonly RecordAlert[]
  watches: readonly ShownWatch[]
}) {
  if (alerts.length + watches.length === 0) return null
  return (
    <div className={styles.hidden}>
      <h3 className={styles.label}>Aussi relevé, masqué au propriétaire sous l’alerte urgente</h3>
      <RaisedList raised={alerts} tone={alertTone} hasAdvice={false} />
      <RaisedList raised={watches} tone={watchTone} hasAdvice={false} showsDate />
    </div>
  )
}
