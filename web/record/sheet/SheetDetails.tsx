import { use } from 'react'
import { RecordKeyContext } from '../cat/recordKey'
import { detailsState } from '../details/loadDetails'
import { useDetails } from '../details/useDetails'
import { SheetCare } from './SheetCare'
import { SheetLabs } from './SheetLabs'
import type { SheetLimits } from './useSheetLimits'
import * as styles from './SheetDetails.css'

/** Summarises care and results; parts without data have no title (ADR 9). */
export function SheetDetails({ limits }: { limits: SheetLimits }) {
  const state = detailsState(use(RecordKeyContext))
  if (state !== 'loaded')
    return <p>Soins et analyses&nbsp;: ils n’ont pas pu être lus pour ce document.</p>
  return <LoadedDetails limits={limits} />
}

function LoadedDetails({ limits }: { limits: SheetLimits }) {
  const details = useDetails()
  if (!details) return null
  const { careReport, labResults, labRemarks, iris } = details
  const hasLabs = labResults.length > 0 || Boolean(iris.byVet)
  if (!careReport && !hasLabs) return null
  return (
    <div className={styles.root}>
      {careReport && <SheetCare report={careReport} limits={limits} />}
      {hasLabs && (
        <SheetLabs results={labResults} remarks={labRemarks} iris={iris} limits={limits} />
      )}
    </div>
  )
}
