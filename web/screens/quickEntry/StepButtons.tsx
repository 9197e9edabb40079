import type { MouseEvent } from 'react'
import { useIsOnline } from '../../base/device/useIsOnline'
import { Button } from '../../base/ui/Button'
import { isLastStep, type Steps } from './useSteps'

/** Leads a step back or on; on the last step it confirms the answers. */
export function StepButtons({
  steps: { step, fromSummary, previous },
  isBusy,
}: {
  steps: Steps
  isBusy: boolean
}) {
  const isOnline = useIsOnline()
  const confirmLabel = isOnline ? 'Confirmer' : 'Sauvegarder (hors ligne)'

  /** A double click on 'Suivant' must not confirm the last step. */
  function ignoreDoubleClick(event: MouseEvent) {
    if (isLastStep(step) && event.detail > 1) event.preventDefault()
  }

  return (
    <>
      <Button
        variant="secondary"
        size="l"
        disabled={(step === 1 && !fromSummary) || isBusy}
        onClick={previous}
      >
        Précédent
      </Button>
      <Button
        type="submit"
        size="l"
        isPending={isBusy}
        pendingLabel="Enregistrement..."
        onClick={ignoreDoubleClick}
      >
        {fromSummary ? 'Valider' : isLastStep(step) ? confirmLabel : 'Suivant'}
      </Button>
    </>
  )
}
