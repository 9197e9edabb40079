import Pencil from 'lucide-react/icons/pencil'
import { graphql, useFragment } from 'react-relay'
import { journalRow } from '#shared/health/journal'
import type { JournalTable_record$key } from '../__generated__/JournalTable_record.graphql'
import type { WaitingDays } from '../offline/useWaiting'
import { LinkButton } from '../ui/Button'
import { Journal } from './Journal'
import { journalEntry } from './journalEntry'
import { JournalLegend } from './JournalLegend'
import { markWaiting } from './markWaiting'

/** The 7 latest entries (product/pages 5.3). Given the cat's uuid, today's entry can be edited; older ones from the history. */
export function JournalTable({
  record,
  editFor,
  waitingDays,
}: {
  record: JournalTable_record$key
  editFor?: string
  /** Whose answers are still on this device alone. */
  waitingDays?: WaitingDays
}) {
  const { today, measurements } = useFragment(
    graphql`
      fragment JournalTable_record on HealthRecord {
        today
        measurements(first: 7) {
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
  const rows = measurements.edges
    .map(({ node }) => journalRow(journalEntry(node), today))
    .map((row) => markWaiting(row, waitingDays?.get(row.day)))
  return (
    <>
      <Journal
        rows={rows}
        label="Journal & Événements"
        actions={({ id, isToday }) =>
          editFor !== undefined &&
          isToday && (
            <LinkButton variant="quiet" icon={<Pencil size={18} />} to={`/quick-entry/${editFor}?measurementId=${id}`}>
              Modifier
            </LinkButton>
          )
        }
      />
      <JournalLegend />
    </>
  )
}
