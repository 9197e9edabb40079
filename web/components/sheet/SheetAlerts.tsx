import { graphql, useFragment } from 'react-relay'
import type { SheetAlerts_record$data, SheetAlerts_record$key } from '../../__generated__/SheetAlerts_record.graphql'
import { StatusSymbol } from '../StatusMark'
import * as styles from './SheetAlerts.css'

type Message = Pick<SheetAlerts_record$data['alerts'][number], 'rule' | 'lines'>

/** All of them: red hides no amber here, but what it hides from the owner is marked as such (decisions, Rules). */
export function SheetAlerts({ record }: { record: SheetAlerts_record$key }) {
  const { alerts, notices } = useFragment(
    graphql`
      fragment SheetAlerts_record on HealthRecord {
        alerts(includeHidden: true) {
          rule
          severity
          hidden
          lines {
            segments {
              text
              bold
            }
          }
        }
        notices {
          rule
          lines {
            segments {
              text
              bold
            }
          }
        }
      }
    `,
    record,
  )
  if (alerts.length === 0) return <p>Aucune réponse dans la dernière saisie : rien n’a pu être évalué.</p>
  return (
    <ul className={styles.root}>
      {alerts.map((alert) => (
        <li key={alert.rule} className={styles.item}>
          <span className={styles.symbol}>
            <StatusSymbol color={alert.severity} size="s" />
          </span>
          <p>
            <Words message={alert} />
            {alert.hidden && <em className={styles.hidden}> Masqué au propriétaire sous l’alerte urgente.</em>}
          </p>
        </li>
      ))}
      {notices.map((notice) => (
        <li key={notice.rule} className={styles.item}>
          <span className={styles.symbol} aria-hidden="true">
            i
          </span>
          <p>
            <Words message={notice} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** A message's lines, one after the other: paper is short. */
function Words({ message: { lines } }: { message: Message }) {
  return lines.map(({ segments }, line) => (
    <span key={line}>
      {line > 0 && ' '}
      {segments.map(({ text, bold }, segment) => (bold ? <strong key={segment}>{text}</strong> : text))}
    </span>
  ))
}
