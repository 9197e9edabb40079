import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { HistoryList_animal$key } from '../../__generated__/HistoryList_animal.graphql'
import type { HistoryListPaginationQuery } from '../../__generated__/HistoryListPaginationQuery.graphql'
import { Button } from '../../base/ui/Button'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { moveFocusBeside } from '../../base/ui/focus/focusBeside'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { toast } from '../../base/ui/toasts/toasts'
import { usePendingDays } from '../../offline/queue/usePending'
import { areAuthorsNamed, type AuthoredRow, authoredRows } from '../../record/journal/authoredRow'
import { JournalLegend } from '../../record/journal/Journal'
import { markPending } from '../../record/journal/markPending'
import { NoEntries } from '../../record/status/NoEntries'
import { daysWithoutEntry } from './daysWithoutEntry'
import { EntryActions } from './EntryActions'
import { groupByMonth } from './groupByMonth'
import { Month } from './Month'
import { RevisionsDialog } from './RevisionsDialog'
import { fields } from '../../base/styles/form.css'
import * as styles from './HistoryScreen.css'

const DeleteEntryDialog = deferredDialog(
  async () => (await import('./DeleteEntryDialog')).DeleteEntryDialog,
)
const ForgottenDialog = deferredDialog(
  async () => (await import('./ForgottenDialog')).ForgottenDialog,
)

const failureToast = {
  title: 'Erreur',
  description: 'Impossible de charger la suite. Veuillez réessayer.',
  tone: 'destructive',
} as const

interface HistoryListProps {
  animal: HistoryList_animal$key
  userUuid: string
}

export function HistoryList({ animal, userUuid }: HistoryListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    HistoryListPaginationQuery,
    HistoryList_animal$key
  >(
    graphql`
      fragment HistoryList_animal on Animal
      @refetchable(queryName: "HistoryListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 32 }, cursor: { type: "String" }) {
        uuid
        inMemorySince
        gender
        today
        timeZone
        hasHelpers
        measurements(first: $count, after: $cursor) @connection(key: "HistoryList_measurements") {
          __id
          edges {
            node {
              uuid
              by
              byHelper
              answeredAt
              isRemovable
              ...journalEntry_measurement
            }
          }
        }
      }
    `,
    animal,
  )
  const [open, setOpen] = useState<
    { dialog: 'delete' | 'revisions'; row: AuthoredRow } | { dialog: 'forgotten' } | null
  >(null)
  const { uuid, inMemorySince, today, timeZone, hasHelpers, measurements } = data
  const pendingDays = usePendingDays(userUuid, uuid)
  const nodes = measurements.edges.map(({ node }) => node)
  const hasNamedAuthors = areAuthorsNamed(hasHelpers, nodes)
  // The oldest loaded day is not judged before the one before it is loaded.
  const rows = authoredRows(nodes, data)
    .slice(0, hasNext ? -1 : undefined)
    .map((row) => markPending(row, pendingDays.get(row.day)))
  const removable = new Set(nodes.flatMap((node) => (node.isRemovable ? [node.uuid] : [])))
  if (rows.length === 0) return <NoEntries />
  const forgotten = inMemorySince === null ? daysWithoutEntry(rows, today) : []
  const close = () => setOpen(null)
  const correctionOf = (row: AuthoredRow) =>
    inMemorySince === null ? `/quick-entry/${uuid}?measurementId=${row.id}` : null
  // Deleting it would not delete the pending entry, which would create it again.
  const onDelete = (row: AuthoredRow) =>
    pendingDays.has(row.day) || !removable.has(row.id)
      ? null
      : () => setOpen({ dialog: 'delete', row })
  const more = () => loadNext(62, { onComplete: (error) => error && toast(failureToast) })
  return (
    <div className={fields}>
      {forgotten.length > 0 && (
        <Button
          className={styles.moreButton}
          variant="secondary"
          icon={<CalendarPlus size={20} />}
          onClick={() => setOpen({ dialog: 'forgotten' })}
        >
          Ajouter un jour oublié
        </Button>
      )}
      {groupByMonth(rows).map(({ month, rows: rowsOfMonth }) => (
        <Month
          key={month}
          name={month}
          rows={rowsOfMonth}
          actions={(row) => (
            <EntryActions row={row} correction={correctionOf(row)} onDelete={onDelete(row)} />
          )}
          onRevisions={(row) => setOpen({ dialog: 'revisions', row })}
        />
      ))}
      {hasNext && (
        <NeedsNetwork actionName="La suite de l’historique">
          <Button
            ref={moveFocusBeside}
            className={styles.moreButton}
            variant="secondary"
            isPending={isLoadingNext}
            pendingLabel="Chargement..."
            onClick={more}
          >
            Voir plus
          </Button>
        </NeedsNetwork>
      )}
      <JournalLegend />
      {open?.dialog === 'forgotten' && (
        <ForgottenDialog days={forgotten} animalUuid={uuid} onClose={close} />
      )}
      {open?.dialog === 'delete' && (
        <DeleteEntryDialog
          row={open.row}
          animalUuid={uuid}
          connection={measurements.__id}
          onClose={close}
        />
      )}
      {open?.dialog === 'revisions' && (
        <RevisionsDialog
          row={open.row}
          animalUuid={uuid}
          timeZone={timeZone}
          hasNamedAuthors={hasNamedAuthors}
          onClose={close}
        />
      )}
    </div>
  )
}
