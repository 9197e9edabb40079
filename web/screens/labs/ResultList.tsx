import { useState } from 'react'
import { quantities } from '#shared/labs/quantities'
import { valueLabel } from '#shared/labs/readings'
import { dateInWords } from '#shared/time'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { deferredDialog } from '../../ui/deferredDialog'
import type { LabResult } from './result'
import * as styles from './LabsScreen.css'

const DeleteResultDialog = deferredDialog(async () => (await import('./DeleteResultDialog')).DeleteResultDialog)

const shownAtFirst = 6

/** Each as it was typed, newest first. */
export function ResultList({ animalUuid, results, onCorrect }: { animalUuid: string; results: readonly LabResult[]; onCorrect: (result: LabResult) => void }) {
  const [all, setAll] = useState(false)
  const [deleting, setDeleting] = useState<LabResult | null>(null)
  const shown = all ? results : results.slice(0, shownAtFirst)
  return (
    <Card as="section" className={styles.card} aria-labelledby="results">
      <h2 id="results">Tous les résultats</h2>
      <ul className={styles.list} aria-label="Résultats">
        {shown.map((result) => (
          <li key={result.uuid} className={styles.result}>
            <div>
              <p className={styles.day}>{dateInWords(result.day)}</p>
              <p className={styles.found}>{result.values.map((value) => `${quantities[value.quantity].label}\u00a0${valueLabel(value)}`).join(', ')}</p>
              <p className={styles.muted}>{besides(result)}</p>
              {result.note && <p className={styles.muted}>{result.note}</p>}
            </div>
            <div className={styles.buttons}>
              <Button variant="quiet" aria-label={`Corriger les résultats du ${dateInWords(result.day)}`} onClick={() => onCorrect(result)}>
                Corriger
              </Button>
              <Button variant="quiet" aria-label={`Supprimer les résultats du ${dateInWords(result.day)}`} onClick={() => setDeleting(result)}>
                Supprimer
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {shown.length < results.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          Voir les {results.length} résultats
        </Button>
      )}
      {deleting && <DeleteResultDialog animalUuid={animalUuid} result={deleting} onClose={() => setDeleting(null)} />}
    </Card>
  )
}

function besides({ laboratory, fasting, hydrated }: LabResult): string {
  const known = [
    { yes: 'à jeun', no: 'pas à jeun', unknown: null }[fasting],
    { yes: 'bien hydraté', no: 'déshydraté', unknown: null }[hydrated],
  ]
  return [laboratory, ...known].filter(Boolean).join(' · ')
}
