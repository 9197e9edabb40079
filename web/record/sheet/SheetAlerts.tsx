import Info from 'lucide-react/icons/info'
import { tileLabels } from '#shared/health/answers/tileLabels'
import type { useAlerts_record$key } from '../../__generated__/useAlerts_record.graphql'
import { StatusSymbol } from '../../base/ui/StatusMark'
import { LineText } from '../status/MessageText'
import { useAlerts } from '../status/useAlerts'
import { alertGroups } from './alertGroups'
import * as styles from './SheetAlerts.css'

const levels = { ...tileLabels, notice: 'À confirmer, ou à savoir' }

/**
 * Lists all alerts, without their advice (product/sharing 4.7). Alerts that red hides from the
 * owner are marked (product/rules 5.3).
 */
export function SheetAlerts({ record }: { record: useAlerts_record$key }) {
  const { alerts, notices, watches, allGreen } = useAlerts(record)
  if (alerts.length + watches.length === 0)
    return <p>Aucune réponse dans la dernière saisie&nbsp;: rien n’a pu être évalué.</p>
  const gradedWatches = watches.map((watch) => ({
    ...watch,
    severity: watch.level === 'info' ? ('notice' as const) : watch.level,
  }))
  const groups = alertGroups([
    ...alerts.filter(({ severity }) => severity === 'red'),
    ...gradedWatches.filter(({ severity }) => severity === 'red'),
    ...alerts.filter(({ severity }) => severity === 'amber' || (severity === 'green' && allGreen)),
    ...notices.map((notice) => ({ ...notice, severity: 'notice' as const, hidden: false })),
    ...gradedWatches.filter(({ severity }) => severity !== 'red'),
  ])
  return (
    <ul className={styles.root}>
      {groups.map((group) => (
        <li key={`${group.severity} ${group.isHidden}`} className={styles.group}>
          {group.severity === 'notice' ? (
            <Info size={19} aria-hidden="true" />
          ) : (
            <StatusSymbol color={group.severity} size="s" />
          )}
          <div>
            <p className={styles.level}>
              {levels[group.severity]}
              {group.isHidden && (
                <span className={styles.hidden}>
                  {' '}
                  (masqué au propriétaire sous l’alerte urgente)
                </span>
              )}
            </p>
            <ul className={group.raised.length > 1 ? styles.columns : styles.singleAlert}>
              {group.raised.map(({ rule, line }) => (
                <li key={rule} className={styles.alert}>
                  <LineText line={line} />
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}
