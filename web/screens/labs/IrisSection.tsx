import { useState } from 'react'
import type { LabValue } from '#shared/labs/quantities'
import { stageComparison } from '#shared/labs/stageComparison'
import type { Labs_animal$data } from '../../__generated__/Labs_animal.graphql'
import { Button } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import * as styles from './LabsScreen.css'

const StageDialog = deferredDialog(async () => (await import('./StageDialog')).StageDialog)

/**
 * Shows the vet's stage above the computed one, or the values that the computed one lacks
 * (product/labs 2).
 */
export function IrisSection({
  animalUuid,
  iris,
  newest,
  today,
  canChangeLabs: keeps,
}: {
  animalUuid: string
  iris: Labs_animal$data['iris']
  newest: readonly LabValue[]
  today: string
  canChangeLabs: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  const { stage, because, message, byVet } = iris
  return (
    <Card as="section" className={styles.card} aria-labelledby="iris">
      <h2 id="iris">Stade IRIS</h2>
      {byVet && <p className={styles.day}>{byVet.message}</p>}
      <p>
        {byVet && 'D’après les résultats\u00a0: '}
        {message}
      </p>
      {stage === null && because !== 'between' && (
        <p className={styles.muted}>Indicatif&nbsp;: le stade est posé par votre vétérinaire.</p>
      )}
      {stageComparison(newest, byVet?.stage ?? stage).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {keeps && (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {byVet ? 'Modifier le stade du vétérinaire' : 'Noter le stade posé par le vétérinaire'}
          </Button>
        </div>
      )}
      {isOpen && (
        <StageDialog
          animalUuid={animalUuid}
          stageByVet={byVet}
          today={today}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}
