import { graphql, useFragment } from 'react-relay'
import type { useJournalRows_record$key } from '../../__generated__/useJournalRows_record.graphql'
import { type AuthoredRow, authoredRows } from './authoredRow'

/**
 * Returns the 7 latest entries (product/pages 5.3). Nine are requested, because the rules on the
 * device read nine (WATCHED_ENTRIES).
 */
export function useJournalRows(record: useJournalRows_record$key): AuthoredRow[] {
  const cat = useFragment(
    graphql`
      fragment useJournalRows_record on HealthRecord {
        gender
        today
        hasHelpers
        ... on Animal {
          timeZone
        }
        measurements(first: 9) {
          edges {
            node {
              by
              byHelper
              answeredAt
              ...journalEntry_measurement
            }
          }
        }
      }
    `,
    record,
  )
  return authoredRows(
    cat.measurements.edges.map(({ node }) => node),
    cat,
  ).slice(0, 7)
}
