import { graphql, useFragment } from 'react-relay'
import type { useAlerts_record$key } from '../__generated__/useAlerts_record.graphql'

/** Alerts, also those that red hides from the owner (product/rules 5.3), and notices. */
export function useAlerts(record: useAlerts_record$key) {
  return useFragment(
    graphql`
      fragment useAlerts_record on HealthRecord {
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
}
