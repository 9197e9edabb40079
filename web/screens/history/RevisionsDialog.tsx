import { graphql, useLazyLoadQuery } from 'react-relay'
import { longDate } from '#shared/base/time'
import type { JournalRow } from '#shared/health/period/journal'
import type { RevisionsDialogQuery } from '../../__generated__/RevisionsDialogQuery.graphql'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { LoadingBoundary } from '../../base/ui/LoadingBoundary'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { Revision } from './Revision'
import { muted } from '../../base/styles/text.css'
import * as styles from './HistoryScreen.css'

interface RevisionsDialogProps {
  row: JournalRow
  animalUuid: string
  timeZone: string
  /** `true` if each version names its writer. */
  hasNamedAuthors: boolean
  onClose: () => void
}

/** Shows the earlier answers of an entry (product/entries 1.2). */
export function RevisionsDialog({ onClose, ...rest }: RevisionsDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Versions précédentes"
      actions={
        <Button variant="secondary" onClick={onClose}>
          Fermer
        </Button>
      }
    >
      <p className={muted}>Saisie du {longDate(rest.row.day)}</p>
      <NeedsNetwork actionName="L’affichage des versions précédentes">
        <LoadingBoundary>
          <Revisions {...rest} />
        </LoadingBoundary>
      </NeedsNetwork>
    </Dialog>
  )
}

function Revisions({
  row,
  animalUuid,
  timeZone,
  hasNamedAuthors,
}: Omit<RevisionsDialogProps, 'onClose'>) {
  const { animal } = useLazyLoadQuery<RevisionsDialogQuery>(
    graphql`
      query RevisionsDialogQuery($animalUuid: ID!, $measurementUuid: ID!) {
        animal(uuid: $animalUuid) {
          gender
          revisions(measurementUuid: $measurementUuid) {
            replacedAt
            ...Revision_revision
          }
        }
      }
    `,
    { animalUuid, measurementUuid: row.id },
    { fetchPolicy: 'store-and-network' },
  )
  return (
    <ul className={styles.revisions}>
      {animal?.revisions.map((revision) => (
        <Revision
          key={revision.replacedAt}
          revision={revision}
          gender={animal.gender}
          timeZone={timeZone}
          showsAuthor={hasNamedAuthors}
        />
      ))}
    </ul>
  )
}
