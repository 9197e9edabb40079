import type { ReactNode } from 'react'
import type { useAlerts_record$data, useAlerts_record$key } from '../__generated__/useAlerts_record.graphql'
import * as styles from './AlertList.css'
import { Callout } from '../ui/Callout'
import { MessageText } from './MessageText'
import { StatusSymbol } from '../ui/StatusMark'
import { useAlerts } from './useAlerts'
import { Why } from './Why'

type Alert = useAlerts_record$data['alerts'][number]

/** The alerts, red ones first. What red hides is shown on the vet's page alone (product/rules 5.3). */
export function AlertList({
  record,
  showHidden = false,
  underRed,
}: {
  record: useAlerts_record$key
  showHidden?: boolean
  /** What to do at once, such as a link that calls the vet. */
  underRed?: ReactNode
}) {
  const { alerts } = useAlerts(record)
  const red = alerts.filter(({ severity }) => severity === 'red')
  const others = alerts.filter(({ severity, hidden }) => severity !== 'red' && !hidden)
  const hidden = alerts.filter((alert) => alert.hidden)
  if (alerts.length === 0) {
    return <p className={styles.silent}>Aucune réponse dans la dernière saisie&nbsp;: rien n’a pu être évalué.</p>
  }
  return (
    <div className={styles.root}>
      <Alerts alerts={red} />
      {red.length > 0 && underRed}
      <Alerts alerts={others} />
      {showHidden && hidden.length > 0 && (
        <div className={styles.hidden}>
          <h3 className={styles.hiddenTitle}>Aussi relevé, masqué au propriétaire sous l’alerte urgente</h3>
          <Alerts alerts={hidden} />
        </div>
      )}
    </div>
  )
}

function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  if (alerts.length === 0) return null
  return (
    <ul className={styles.list}>
      {alerts.map((alert) => (
        <li key={alert.rule}>
          <OneAlert alert={alert} />
        </li>
      ))}
    </ul>
  )
}

function OneAlert({ alert: { rule, severity, lines, reasons } }: { alert: Alert }) {
  if (severity === 'green') {
    return (
      <div className={styles.green}>
        <StatusSymbol color="green" size="l" />
        <MessageText lines={lines} />
      </div>
    )
  }
  return (
    <Callout tone={severity}>
      <MessageText lines={lines} />
      <Why rule={rule} reasons={reasons} />
    </Callout>
  )
}
