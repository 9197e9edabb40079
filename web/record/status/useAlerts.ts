import { graphql, useFragment } from 'react-relay'
import type {
  useAlerts_record$data,
  useAlerts_record$key,
} from '../../__generated__/useAlerts_record.graphql'

/**
 * Returns the record's alerts and watches, including those that the owner does not see
 * (product/rules 5.3), and notices.
 */
export function useAlerts(record: useAlerts_record$key) {
  const data = useFragment(
    graphql`
      fragment useAlerts_record on HealthRecord {
        dailyStatus {
          day
        }
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
          reasons {
            day
            label
          }
        }
        watches(includeHidden: true) {
          rule
          level
          hidden
          putAsideUntil
          burdens {
            day
            points
          }
          lines {
            segments {
              text
              bold
            }
          }
          reasons {
            day
            label
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
          reasons {
            day
            label
          }
        }
      }
    `,
    record,
  )
  return { ...data, allGreen: isAllGreen(data) }
}

/**
 * Returns `true` if nothing is raised and nothing is to be confirmed (product/watches 1.5). A due
 * weighing makes no difference.
 */
function isAllGreen({ alerts, notices, watches }: useAlerts_record$data): boolean {
  const hasNothingRaised = watches.every(
    ({ rule, level }) => level === 'info' && rule !== 'no-entry',
  )
  return (
    hasNothingRaised && notices.length === 0 && alerts.some(({ severity }) => severity === 'green')
  )
}
