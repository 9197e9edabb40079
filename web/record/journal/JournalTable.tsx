import Pencil from 'lucide-react/icons/pencil'
import type { useJournalRows_record$key } from '../../__generated__/useJournalRows_record.graphql'
import { LinkButton } from '../../base/ui/Button'
import type { PendingDays } from '../../offline/queue/usePending'
import { Journal, JournalLegend } from './Journal'
import { markPending } from './markPending'
import { useJournalRows } from './useJournalRows'
import { useWatchNotes } from './useWatchNotes'

/**
 * Shows the 7 latest entries (product/pages 5.3). `editedCatUuid` enables editing today's entry.
 */
export function JournalTable({
  record,
  editedCatUuid,
  pendingDays,
}: {
  record: useJournalRows_record$key
  editedCatUuid?: string | undefined
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
          editedCatUuid !== undefined &&
          isToday && (
            <LinkButton
              variant="quiet"
              icon={<Pencil size={18} />}
              to={`/quick-entry/${editedCatUuid}?measurementId=${id}`}
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
