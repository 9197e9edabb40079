import Pencil from 'lucide-react/icons/pencil'
import type { useJournalRows_record$key } from '../../__generated__/useJournalRows_record.graphql'
import { LinkButton } from '../../base/ui/Button'
import type { PendingDays } from '../../offline/queue/usePending'
import { Journal, JournalLegend } from './Journal'
import { markPending } from './markPending'
import { useJournalRows } from './useJournalRows'
import { useWatchNotes } from './useWatchNotes'

/**
 * Shows the 7 latest entries (product/pages 5.3). `editFor`, the cat's uuid, enables editing
 * today's entry.
 */
export function JournalTable({
  record,
  editFor,
  pendingDays,
}: {
  record: useJournalRows_record$key
  editFor?: string | undefined
  /** The days with answers that only this device has. */
  pendingDays?: PendingDays | undefined
}) {
  const rows = useWatchNotes(useJournalRows(record)).map((row) =>
    markPending(row, pendingDays?.get(row.day)),
  )
  return (
    <>
      <Journal
        rows={rows}
        label="Journal & Événements"
        actions={({ id, isToday }) =>
          editFor !== undefined &&
          isToday && (
            <LinkButton
              variant="quiet"
              icon={<Pencil size={18} />}
              to={`/quick-entry/${editFor}?measurementId=${id}`}
            >
              Modifier
            </LinkButton>
          )
        }
      />
      <JournalLegend />
    </>
  )
}
