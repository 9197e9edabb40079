import { graphql, useFragment } from 'react-relay'
import { journalRow } from '#shared/health/period/journal'
import type { useJournalRows_record$key } from '../../__generated__/useJournalRows_record.graphql'
import { journalEntry } from './journalEntry'
import { areWritersNamed, unwrittenRow, type WrittenRow, writtenRow } from './writtenRow'

/**
 * Returns the 7 latest entries (product/pages 5.3). Nine are requested, because the rules on the
 * device read nine (WATCHED_ENTRIES).
 */
export function useJournalRows(record: useJournalRows_record$key): WrittenRow[] {
  const { gender, today, hasHelpers, timeZone, measurements } = useFragment(
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
  const nodes = measurements.edges.map(({ node }) => node)
  const named = areWritersNamed(hasHelpers, nodes)
  return nodes.slice(0, 7).map((node) => {
    const row = journalRow(journalEntry(node), today, gender)
    return named ? writtenRow(row, node, timeZone) : unwrittenRow(row)
  })
}
