import { graphql, useFragment } from 'react-relay'
import { type JournalRow, journalRow } from '#shared/health/journal'
import type { useJournalRows_record$key } from '../__generated__/useJournalRows_record.graphql'
import { journalEntry } from './journalEntry'

/** The 7 latest entries (product/pages 5.3). Nine are asked for: what the rules look at, who judges on the device (WATCHED_ENTRIES). */
export function useJournalRows(record: useJournalRows_record$key): JournalRow[] {
  const { gender, today, measurements } = useFragment(
    graphql`
      fragment useJournalRows_record on HealthRecord {
        gender
        today
        measurements(first: 9) {
          edges {
            node {
              ...journalEntry_measurement
            }
          }
        }
      }
    `,
    record,
  )
  return measurements.edges.slice(0, 7).map(({ node }) => journalRow(journalEntry(node), today, gender))
}
