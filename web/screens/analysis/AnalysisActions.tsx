import { FileDown, Share2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AnalysisActions_animal$key } from '../../__generated__/AnalysisActions_animal.graphql'
import type { AnalysisActions_viewer$key } from '../../__generated__/AnalysisActions_viewer.graphql'
import { Button } from '../../components/Button'
import { ShareDialog } from '../../components/ShareDialog'
import { useToast } from '../../components/toasts'
import { usePrint } from '../../components/usePrint'
import { useLocation, useNavigate } from '../../router/hooks'
import * as styles from './AnalysisActions.css'

export function AnalysisActions({ animal, viewer }: { animal: AnalysisActions_animal$key; viewer: AnalysisActions_viewer$key }) {
  const [sharing, setSharing] = useState(false)
  const cat = useFragment(
    graphql`
      fragment AnalysisActions_animal on Animal {
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
        ...ShareDialog_viewer
      }
    `,
    viewer,
  )
  const exportPdf = useExportPdf(cat.dailyStatus.date !== null)
  return (
    <div className={styles.root}>
      <Button className={styles.button} variant="secondary" icon={<FileDown size={20} />} onClick={exportPdf}>
        Exporter PDF
      </Button>
      <Button className={styles.button} variant="secondary" icon={<Share2 size={20} />} onClick={() => setSharing(true)}>
        Partager au vétérinaire
      </Button>
      <ShareDialog animal={cat} viewer={owner} open={sharing} onClose={() => setSharing(false)} />
    </div>
  )
}

/** The button's, and at once when the share screen sent here for the report (decisions, Sharing). */
function useExportPdf(hasData: boolean) {
  const toast = useToast()
  const print = usePrint('Impossible de générer le PDF.')
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const asked = state !== null && typeof state === 'object' && 'print' in state

  function exportPdf() {
    if (hasData) print()
    else toast({ title: 'Erreur', description: 'Données insuffisantes pour générer le PDF.', tone: 'destructive' })
  }

  const printAsAsked = useEffectEvent(() => {
    exportPdf()
    // A reload or the way back does not print again.
    void navigate(pathname, { replace: true, state: null })
  })
  useEffect(() => {
    if (asked) printAsAsked()
  }, [asked])

  return exportPdf
}
