import FileDown from 'lucide-react/icons/file-down'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AnalysisActions_animal$key } from '../../__generated__/AnalysisActions_animal.graphql'
import type { AnalysisActions_viewer$key } from '../../__generated__/AnalysisActions_viewer.graphql'
import { Button } from '../../base/ui/Button'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { useExportPdf } from './useExportPdf'
import * as styles from '../../record/page/RecordActions.css'

const ShareDialog = deferredDialog(
  async () => (await import('../../record/sharing/ShareDialog')).ShareDialog,
)

export function AnalysisActions({
  animal,
  viewer,
  canShare,
}: {
  animal: AnalysisActions_animal$key
  viewer: AnalysisActions_viewer$key
  canShare: boolean
}) {
  const [isSharing, setSharing] = useState(false)
  const cat = useFragment(
    graphql`
      fragment AnalysisActions_animal on Animal {
        inMemorySince
        dailyStatus {
          date
        }
        ...ShareDialog_animal
      }
    `,
    animal,
  )
  const owner = useFragment(
    graphql`
      fragment AnalysisActions_viewer on Viewer {
        ...NewShareLink_viewer
      }
    `,
    viewer,
  )
  const exportPdf = useExportPdf(cat.dailyStatus.date !== null)
  return (
    <div className={styles.root}>
      <Button
        className={styles.button}
        variant="secondary"
        icon={<FileDown size={20} />}
        onClick={exportPdf}
      >
        Exporter PDF
      </Button>
      {cat.inMemorySince === null && canShare && (
        <Button
          className={styles.button}
          variant="secondary"
          icon={<Share2 size={20} />}
          onClick={() => setSharing(true)}
        >
          Partager au vétérinaire
        </Button>
      )}
      {isSharing && <ShareDialog animal={cat} viewer={owner} onClose={() => setSharing(false)} />}
    </div>
  )
}
