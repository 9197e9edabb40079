import CloudUpload from 'lucide-react/icons/cloud-upload'
import { useState } from 'react'
import { dateInWords } from '#shared/base/time'
import { isQuantityName } from '#shared/labs/quantities'
import { labCircumstances, valuesWords } from '#shared/labs/readings'
import { Button } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { moveFocusBeside } from '../../base/ui/focus/focusBeside'
import type { PendingLabChange } from '../../offline/queue/rows'
import type { NamedCat } from '../../record/pending/useQueuedSave'
import type { LabResult } from './LabResult'
import * as styles from './LabsScreen.css'

const DeleteResultDialog = deferredDialog(
  async () => (await import('./DeleteResultDialog')).DeleteResultDialog,
)

const shownAtFirst = 6

interface ResultListProps {
  animal: NamedCat
  results: readonly LabResult[]
  pendingChanges: readonly PendingLabChange[]
  /** `null` if the results are read-only. */
  onCorrect: ((result: LabResult) => void) | null
}

/** The form of this build has no field for a newer quantity, so a correction would delete its value. */
const isWholeInForm = ({ values }: LabResult): boolean =>
  values.every(({ quantity }) => isQuantityName(quantity))

/** Lists the results as they were typed, newest first. */
export function ResultList({ animal, results, pendingChanges, onCorrect }: ResultListProps) {
  const [showsAll, setShowsAll] = useState(false)
  const [deleting, setDeleting] = useState<LabResult | null>(null)
  const shownResults = showsAll ? results : results.slice(0, shownAtFirst)
  return (
    <Card as="section" className={styles.card} aria-labelledby="results">
      <h2 id="results">Tous les résultats</h2>
      <ul className={styles.list} aria-label="Résultats">
        {shownResults.map((result) => (
          <li key={result.uuid} className={styles.result}>
            <div>
              <p className={styles.day}>{dateInWords(result.day)}</p>
              <p className={styles.resultValue}>{valuesWords(result.values)}</p>
              <p className={styles.muted}>{labCircumstances(result).join(' · ')}</p>
              {result.note && <p className={styles.muted}>{result.note}</p>}
              {pendingChanges.some(({ uuid }) => uuid === result.uuid) && (
                <p className={styles.pending}>
                  <CloudUpload size={18} aria-hidden="true" /> En attente d’envoi
                </p>
              )}
            </div>
            {onCorrect && (
              <div className={styles.buttons}>
                {isWholeInForm(result) && (
                  <Button
                    variant="quiet"
                    aria-label={`Corriger les résultats du ${dateInWords(result.day)}`}
                    onClick={() => onCorrect(result)}
                  >
                    Corriger
                  </Button>
                )}
                <Button
                  variant="quiet"
                  aria-label={`Supprimer les résultats du ${dateInWords(result.day)}`}
                  onClick={() => setDeleting(result)}
                >
                  Supprimer
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {shownResults.length < results.length && (
        <Button ref={moveFocusBeside} variant="quiet" onClick={() => setShowsAll(true)}>
          Voir les {results.length} résultats
        </Button>
      )}
      {deleting && (
        <DeleteResultDialog
          animal={animal}
          pendingChanges={pendingChanges}
          result={deleting}
          onClose={() => setDeleting(null)}
        />
      )}
    </Card>
  )
}
